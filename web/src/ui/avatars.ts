/**
 * The pictures on seats, drawn on a grid of 24 in one colour, so that they differ by outline alone: `body` and `ink`
 * (strokes) have the colour of the writing, `holes` and `lines` that of the ground, `dots` lie in the holes.
 */
export type Drawing = { body?: string; ink?: string; holes?: string; lines?: string; dots?: string }

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 10${2 * r} 0 ${r} ${r} 0 10${-2 * r} 0z`
const eyes = (y: number, apart: number, r = 1.25): string => circle(12 - apart, y, r) + circle(12 + apart, y, r)

/** What people choose from, in this order. */
export const AVATARS = ['fox', 'owl', 'cat', 'bear', 'hare', 'frog', 'snail', 'duck', 'whale', 'mug', 'pretzel', 'candle'] as const
export type Avatar = (typeof AVATARS)[number]

export const DRAWINGS: Record<string, Drawing> = {
  fox: {
    body: 'M2.5 2.5L9 7h6l6.5-4.5-.7 10.3L12 22 3.2 12.8z',
    holes: eyes(12.2, 3.7) + 'M9.7 18h4.6L12 20.5z',
    lines: 'M3.6 13.3L9.7 17.6M20.4 13.3L14.3 17.6',
  },
  owl: {
    body: 'M3 2c2 2.2 4.3 2.9 6 2.6a17 17 0 016 0c1.7.3 4-.4 6-2.6.9 3.4.6 6 .6 9.2C21.6 17.5 17.5 22 12 22S2.4 17.5 2.4 11.2C2.4 8 2.1 5.4 3 2z',
    holes: circle(7.6, 10.4, 3.7) + circle(16.4, 10.4, 3.7) + 'M12 12.5l1.7 3.2h-3.4z',
    dots: circle(8.2, 10.6, 1.8) + circle(15.8, 10.6, 1.8),
  },
  cat: {
    body: 'M3.5 2.5L9 6.7a12 12 0 016 0l5.5-4.2V13c0 5-3.8 8.5-8.5 8.5S3.5 18 3.5 13z',
    holes: 'M8.5 10c1 0 1.5 1.3 1.5 2.4s-.5 2.4-1.5 2.4S7 13.5 7 12.4 7.5 10 8.5 10zM15.5 10c1 0 1.5 1.3 1.5 2.4s-.5 2.4-1.5 2.4-1.5-1.3-1.5-2.4.5-2.4 1.5-2.4zM10.5 15.6h3L12 17.3z',
    ink: 'M.8 14.5l3 .7M.8 18.3l3.2-.9M23.2 14.5l-3 .7M23.2 18.3l-3.2-.9',
  },
  bear: {
    body: circle(5.3, 5.8, 3.6) + circle(18.7, 5.8, 3.6) + circle(12, 13, 9.2),
    holes: eyes(11, 3.6) + 'M12 14c3 0 4.6 1.5 4.6 3.3S14.6 20.5 12 20.5s-4.6-1.4-4.6-3.2S9 14 12 14z',
    dots: 'M10 15.3h4L12 17.5z',
  },
  hare: {
    body: 'M7.2.8c2.3 0 3.6 4.2 3.4 9.4l-4.3 1C4.3 6.5 4.8.8 7.2.8zM16.8.8c-2.3 0-3.6 4.2-3.4 9.4l4.3 1c2-4.7 1.5-10.4-.9-10.4z' + circle(12, 15.6, 7.2),
    holes: eyes(14.3, 2.8, 1.2) + 'M10.6 17.2h2.8L12 18.8z',
    lines: 'M7.6 3.6c.7 1.6.9 3.5.8 5.5M16.4 3.6c-.7 1.6-.9 3.5-.8 5.5M12 19v1.6',
  },
  frog: {
    body: circle(6.4, 7.2, 4.4) + circle(17.6, 7.2, 4.4) + 'M12 7.5c6.5 0 10.7 3 10.7 7S18.5 21.5 12 21.5 1.3 18.5 1.3 14.5s4.2-7 10.7-7z',
    holes: circle(6.4, 7, 2.5) + circle(17.6, 7, 2.5),
    dots: circle(6.6, 7.3, 1.2) + circle(17.4, 7.3, 1.2),
    lines: 'M4.6 14.5c4 4.6 10.8 4.6 14.8 0',
  },
  snail: {
    body: circle(14.2, 10.8, 7.6) + 'M1.5 8.7c1.6-.4 2.8.5 3 2.5l.4 4.3c.2 1.6 1 2.1 2.6 2.1h13c2 0 3 1.2 3 3.6H5.8c-2.3 0-3.6-1.2-3.8-3.6z',
    ink: 'M2.6 9.3L.9 5.6M4 9l.9-3.9',
    lines: 'M10 16.3c-3-2.8-2.4-8.4 2.4-9.7 4-1 7.3 1.9 6.6 5.5-.6 3-4.3 4-6 2-1.2-1.5-.3-3.5 1.3-3.6',
  },
  duck: {
    body: circle(9, 7, 5.2) + 'M5 6.5L.7 8.3c.6 1.6 2.3 2.3 4.6 1.7zM4.6 12.8c3 1.3 5.8-.3 8.6-.3 3.6 0 6.3-.8 9.6-4.3 1 7.3-1.5 13.3-9 13.3H11c-5 0-7.6-3.7-6.4-8.7z',
    holes: circle(8.3, 6, 1.2),
    lines: 'M10.5 16c2.6 1.6 5.6 1.2 7.5-1',
  },
  whale: {
    body: 'M.8 13.5C.8 9.5 4.3 7.3 9 7.3c5 0 7.7 3 9.2 5.3 1.3-.7 1.6-2.4 1.4-4.3l-2.3-2.6 3.2.4 1.4-2.6 1.1 3.4C23.8 15 19.8 21 12.5 21H8C3.5 21 .8 17.8.8 13.5z',
    ink: 'M8.5 5.5C8.5 3.3 7 2 5 2.2M8.5 5.5c0-2.2 1.5-3.5 3.5-3.3',
    holes: circle(5.6, 12.4, 1.25),
    lines: 'M2 16.5c3.8 2.3 8.2 2.3 11.5.3',
  },
  mug: {
    body: circle(5.4, 6.2, 3.2) + circle(10.2, 4.9, 3.7) + circle(14.8, 6.4, 3) + 'M3.5 7h13.2v13a2 2 0 01-2 2H5.5a2 2 0 01-2-2z',
    ink: 'M17 10.5h2a2.5 2.5 0 012.5 2.5v3a2.5 2.5 0 01-2.5 2.5h-2',
    lines: 'M7 12v6.5M10.1 12v6.5M13.2 12v6.5M3.5 9.2h13',
  },
  pretzel: {
    ink: 'M5.6 18.8C.3 13.5 2 3.8 7.8 3.8c4.7 0 5.6 5.4 3 9.2-1.5 2.3-3.3 4.5-5.2 5.8zM18.4 18.8c5.3-5.3 3.6-15-2.2-15-4.7 0-5.6 5.4-3 9.2 1.5 2.3 3.3 4.5 5.2 5.8zM5.6 18.8c3.4 2.9 9.4 2.9 12.8 0',
  },
  candle: {
    body: 'M12 .5c2.7 2.9 3.5 4.6 3.5 6a3.5 3.5 0 01-7 0c0-1.4.8-3.1 3.5-6zM9 11.5c2-1.2 4-1.2 6 0v7H9zM2.5 18.5h17c0 2.3-2 4-4.7 4H7.2c-2.7 0-4.7-1.7-4.7-4z',
    holes: 'M12 4.2c1.1 1.2 1.5 2 1.5 2.6a1.5 1.5 0 01-3 0c0-.6.4-1.4 1.5-2.6z',
    ink: 'M19.5 19.5a2 2 0 101-3.5',
  },
  'bot-1': {
    body: circle(12, 2.6, 2) + 'M6.5 7.5h11a2.5 2.5 0 012.5 2.5v9a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 19v-9a2.5 2.5 0 012.5-2.5zM1 12h2v5H1zM21 12h2v5h-2z',
    ink: 'M12 4v4',
    holes: eyes(12.5, 3.4, 1.7) + 'M8 16.8h8v1.8H8z',
  },
  'bot-2': {
    body: 'M3.5 21V12.5a8.5 8.5 0 0117 0V21z',
    holes: 'M7.5 9.8h9a2.3 2.3 0 010 4.6h-9a2.3 2.3 0 010-4.6z',
    dots: circle(8.8, 12.1, 1.2) + circle(15.2, 12.1, 1.2),
    lines: 'M3.5 17.8h17',
  },
  'bot-3': {
    body: circle(12, 13.5, 8.7) + circle(4.6, 2.8, 1.9) + circle(19.4, 2.8, 1.9),
    ink: 'M5.5 4.5l3 3.5M18.5 4.5l-3 3.5',
    holes: 'M7 10.5h3.2v3.2H7zM13.8 10.5H17v3.2h-3.2z',
    lines: 'M8.5 17.5c2 1.7 5 1.7 7 0',
  },
  'bot-4': {
    body: 'M3.5 8h17A2.5 2.5 0 0123 10.5v8a2.5 2.5 0 01-2.5 2.5h-17A2.5 2.5 0 011 18.5v-8A2.5 2.5 0 013.5 8z',
    ink: 'M12 8L7 2.5M12 8l5-5.5',
    holes: 'M5 10.7h14v7.6H5z',
    dots: circle(9, 13.2, 1.3) + circle(15, 13.2, 1.3) + 'M8.5 15.8h7v1.3h-7z',
  },
  'bot-5': {
    body: 'M12 1.5l9.3 5.3v10.7L12 22.5 2.7 17.5V6.8z',
    holes: circle(12, 11.3, 4.3),
    dots: circle(12, 11.3, 2),
    lines: 'M9 18.3h6',
  },
  'bot-6': {
    body: 'M2.5 4.5h19L18.7 21H5.3zM8.5 1.5h7v3h-7z',
    holes: 'M6.5 8.5l4 1.2v2.3h-4zM17.5 8.5l-4 1.2v2.3h4z',
    lines: 'M8 15.5h8M8.5 18h7',
  },
}
