/* The two inner loops of the network. They stand in C for one attribute that Cython cannot write:
   a second copy for wide registers, picked when the module is loaded, so that one build is portable and
   fast. Sums are taken in the same order in both copies: the same seed plays the same game everywhere. */
#ifndef STAMMTISCH_DENSE_H
#define STAMMTISCH_DENSE_H
#include <stdint.h>

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define STAMMTISCH_WIDE_COPY __attribute__((unused, target_clones("avx2", "default")))
#else
#define STAMMTISCH_WIDE_COPY __attribute__((unused))
#endif
#define STAMMTISCH_WIDE 64
#define STAMMTISCH_DEEP 16

typedef float stammtisch_eight __attribute__((vector_size(32), aligned(4), may_alias));
#define STAMMTISCH_EIGHTS (STAMMTISCH_WIDE / 8)

/* to += sum of by[i] * rows[at[i]] */
STAMMTISCH_WIDE_COPY
static void stammtisch_add_rows(float *to, float (*rows)[STAMMTISCH_WIDE], const uint16_t *at,
                                const float *by, int number) {
    stammtisch_eight *out = (stammtisch_eight *)to;
    stammtisch_eight a = out[0], b = out[1], c = out[2], d = out[3];
    stammtisch_eight e = out[4], f = out[5], g = out[6], h = out[7];
    for (int i = 0; i < number; i++) {
        const stammtisch_eight *row = (const stammtisch_eight *)rows[at[i]];
        const float x = by[i];
        a += row[0] * x, b += row[1] * x, c += row[2] * x, d += row[3] * x;
        e += row[4] * x, f += row[5] * x, g += row[6] * x, h += row[7] * x;
    }
    out[0] = a, out[1] = b, out[2] = c, out[3] = d;
    out[4] = e, out[5] = f, out[6] = g, out[7] = h;
}

/* second = bias + leaky(first) * w */
STAMMTISCH_WIDE_COPY
static void stammtisch_layer(float *second, const float *first, const float *bias,
                             float (*w)[STAMMTISCH_DEEP]) {
    const stammtisch_eight *from = (const stammtisch_eight *)bias;
    stammtisch_eight *to = (stammtisch_eight *)second;
    stammtisch_eight a = from[0], b = from[1], c = {0}, d = {0};
    for (int h = 0; h < STAMMTISCH_WIDE; h += 2) {
        const stammtisch_eight *row = (const stammtisch_eight *)w[h];
        const float x = first[h] < 0 ? 0.05f * first[h] : first[h];
        const float y = first[h + 1] < 0 ? 0.05f * first[h + 1] : first[h + 1];
        a += row[0] * x, b += row[1] * x, c += row[2] * y, d += row[3] * y;
    }
    to[0] = a + c, to[1] = b + d;
}

/* rows[at[i]] += by[i] * back */
STAMMTISCH_WIDE_COPY
static void stammtisch_move_rows(float (*rows)[STAMMTISCH_WIDE], const float *back, const uint16_t *at,
                                 const float *by, int number) {
    const stammtisch_eight *from = (const stammtisch_eight *)back;
    for (int i = 0; i < number; i++) {
        stammtisch_eight *row = (stammtisch_eight *)rows[at[i]];
        const float x = by[i];
        for (int j = 0; j < STAMMTISCH_EIGHTS; j++) row[j] += from[j] * x;
    }
}
#endif
