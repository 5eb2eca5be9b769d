/** A new version of the page that has been fetched and waits. */

class Update {
  #waiting = $state.raw<ServiceWorker | null>(null)

  get ready(): boolean {
    return this.#waiting !== null
  }

  watch(registration: ServiceWorkerRegistration): void {
    const consider = (worker: ServiceWorker | null) => {
      if (worker && navigator.serviceWorker.controller) void this.#consider(worker)
    }
    consider(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => coming.state === 'installed' && consider(coming))
    })
  }

  /** Whoever has just loaded the page has the new one already: then nothing is said. */
  async #consider(worker: ServiceWorker): Promise<void> {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href
    const { port1, port2 } = new MessageChannel()
    const same = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data === true)))
    worker.postMessage({ type: 'entry', entry: new URL(entry).pathname }, [port2])
    if (await same) worker.postMessage({ type: 'activate' })
    else this.#waiting = worker
  }

  /** Changes over to it. Other pages stay as they are until they are loaded again. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage({ type: 'activate' })
    setTimeout(() => location.reload(), 3000)
  }
}

export const update = new Update()
