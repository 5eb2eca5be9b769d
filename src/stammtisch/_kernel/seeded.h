/* The random numbers of Python's `random.Random(text)`, for many texts at once: SHA-512 of the text seeds the
   Mersenne Twister (MT19937). It stands in C because seeding is one long chain of multiplications: sixteen are
   worked on side by side, in wide registers where there are any, which takes little longer than one. */
#ifndef STAMMTISCH_SEEDED_H
#define STAMMTISCH_SEEDED_H
#include <stdint.h>
#include <string.h>

#define STAMMTISCH_WORDS 624
#define STAMMTISCH_AHEAD 397
#define STAMMTISCH_LANES 16 /* two rows of eight */
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define STAMMTISCH_WIDE_SEED __attribute__((unused, noinline, target_clones("avx2", "default")))
#else
#define STAMMTISCH_WIDE_SEED __attribute__((unused))
#endif
#define STAMMTISCH_LONGEST_SEED 200 /* bytes */
#define STAMMTISCH_LONGEST (STAMMTISCH_LONGEST_SEED + 40) /* with what is added to it */
#define STAMMTISCH_KEY ((STAMMTISCH_LONGEST + 64) / 4 + 1)

typedef struct {
    uint32_t word[STAMMTISCH_WORDS];
    int at; /* the next word to be renewed */
} stammtisch_twister;

static const uint64_t stammtisch_rounds[80] = {
    0x428a2f98d728ae22ULL, 0x7137449123ef65cdULL, 0xb5c0fbcfec4d3b2fULL, 0xe9b5dba58189dbbcULL,
    0x3956c25bf348b538ULL, 0x59f111f1b605d019ULL, 0x923f82a4af194f9bULL, 0xab1c5ed5da6d8118ULL,
    0xd807aa98a3030242ULL, 0x12835b0145706fbeULL, 0x243185be4ee4b28cULL, 0x550c7dc3d5ffb4e2ULL,
    0x72be5d74f27b896fULL, 0x80deb1fe3b1696b1ULL, 0x9bdc06a725c71235ULL, 0xc19bf174cf692694ULL,
    0xe49b69c19ef14ad2ULL, 0xefbe4786384f25e3ULL, 0x0fc19dc68b8cd5b5ULL, 0x240ca1cc77ac9c65ULL,
    0x2de92c6f592b0275ULL, 0x4a7484aa6ea6e483ULL, 0x5cb0a9dcbd41fbd4ULL, 0x76f988da831153b5ULL,
    0x983e5152ee66dfabULL, 0xa831c66d2db43210ULL, 0xb00327c898fb213fULL, 0xbf597fc7beef0ee4ULL,
    0xc6e00bf33da88fc2ULL, 0xd5a79147930aa725ULL, 0x06ca6351e003826fULL, 0x142929670a0e6e70ULL,
    0x27b70a8546d22ffcULL, 0x2e1b21385c26c926ULL, 0x4d2c6dfc5ac42aedULL, 0x53380d139d95b3dfULL,
    0x650a73548baf63deULL, 0x766a0abb3c77b2a8ULL, 0x81c2c92e47edaee6ULL, 0x92722c851482353bULL,
    0xa2bfe8a14cf10364ULL, 0xa81a664bbc423001ULL, 0xc24b8b70d0f89791ULL, 0xc76c51a30654be30ULL,
    0xd192e819d6ef5218ULL, 0xd69906245565a910ULL, 0xf40e35855771202aULL, 0x106aa07032bbd1b8ULL,
    0x19a4c116b8d2d0c8ULL, 0x1e376c085141ab53ULL, 0x2748774cdf8eeb99ULL, 0x34b0bcb5e19b48a8ULL,
    0x391c0cb3c5c95a63ULL, 0x4ed8aa4ae3418acbULL, 0x5b9cca4f7763e373ULL, 0x682e6ff3d6b2b8a3ULL,
    0x748f82ee5defb2fcULL, 0x78a5636f43172f60ULL, 0x84c87814a1f0ab72ULL, 0x8cc702081a6439ecULL,
    0x90befffa23631e28ULL, 0xa4506cebde82bde9ULL, 0xbef9a3f7b2c67915ULL, 0xc67178f2e372532bULL,
    0xca273eceea26619cULL, 0xd186b8c721c0c207ULL, 0xeada7dd6cde0eb1eULL, 0xf57d4f7fee6ed178ULL,
    0x06f067aa72176fbaULL, 0x0a637dc5a2c898a6ULL, 0x113f9804bef90daeULL, 0x1b710b35131c471bULL,
    0x28db77f523047d84ULL, 0x32caab7b40c72493ULL, 0x3c9ebe0a15c9bebcULL, 0x431d67c49c100d4cULL,
    0x4cc5d4becb3e42b6ULL, 0x597f299cfc657e2aULL, 0x5fcb6fab3ad6faecULL, 0x6c44198c4a475817ULL,
};

static inline uint64_t stammtisch_turn(uint64_t x, int by) { return x >> by | x << (64 - by); }

static void stammtisch_sha512(const uint8_t *text, int length, uint8_t *digest) {
    uint64_t h[8] = {
    0x6a09e667f3bcc908ULL, 0xbb67ae8584caa73bULL, 0x3c6ef372fe94f82bULL, 0xa54ff53a5f1d36f1ULL,
    0x510e527fade682d1ULL, 0x9b05688c2b3e6c1fULL, 0x1f83d9abfb41bd6bULL, 0x5be0cd19137e2179ULL,
    };
    const int blocks = (length + 17 + 127) / 128;
    for (int block = 0; block < blocks; block++) {
        uint64_t w[80];
        for (int i = 0; i < 16; i++) {
            const int at = block * 128 + i * 8;
            w[i] = 0;
            for (int j = 0; j < 8 && at + j <= length; j++)
                w[i] |= (uint64_t)(at + j < length ? text[at + j] : 0x80) << (56 - 8 * j);
        }
        if (block == blocks - 1) w[15] = (uint64_t)length * 8;
        for (int i = 16; i < 80; i++) {
            const uint64_t a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + w[i - 7] + (stammtisch_turn(a, 1) ^ stammtisch_turn(a, 8) ^ a >> 7)
                   + (stammtisch_turn(b, 19) ^ stammtisch_turn(b, 61) ^ b >> 6);
        }
        uint64_t s[8];
        memcpy(s, h, sizeof s);
        for (int i = 0; i < 80; i++) {
            const uint64_t e = s[4], a = s[0];
            const uint64_t one = s[7] + (stammtisch_turn(e, 14) ^ stammtisch_turn(e, 18) ^ stammtisch_turn(e, 41))
                                 + ((e & s[5]) ^ (~e & s[6])) + stammtisch_rounds[i] + w[i];
            const uint64_t two = (stammtisch_turn(a, 28) ^ stammtisch_turn(a, 34) ^ stammtisch_turn(a, 39))
                                 + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
            s[7] = s[6], s[6] = s[5], s[5] = e, s[4] = s[3] + one;
            s[3] = s[2], s[2] = s[1], s[1] = a, s[0] = one + two;
        }
        for (int i = 0; i < 8; i++) h[i] += s[i];
    }
    for (int i = 0; i < 64; i++) digest[i] = (uint8_t)(h[i / 8] >> (56 - i % 8 * 8));
}

/* The text and its digest as one number, in words from the lowest on; how many there are. */
static int stammtisch_key(const uint8_t *text, int length, uint32_t *key) {
    uint8_t both[STAMMTISCH_LONGEST + 64];
    const int bytes = length + 64;
    int words = (bytes + 3) / 4;
    memcpy(both, text, length);
    stammtisch_sha512(text, length, both + length);
    for (int i = 0; i < words; i++) {
        key[i] = 0;
        for (int j = 3; j >= 0; j--) {
            const int at = bytes - 1 - (i * 4 + j);
            key[i] = key[i] << 8 | (at >= 0 ? both[at] : 0);
        }
    }
    while (words > 1 && key[words - 1] == 0) words--;
    return words;
}

static uint32_t stammtisch_first[STAMMTISCH_WORDS];

/* To be called once, before anything is seeded. */
static void stammtisch_prepare(void) {
    stammtisch_first[0] = 19650218u;
    for (int i = 1; i < STAMMTISCH_WORDS; i++)
        stammtisch_first[i] = 1812433253u * (stammtisch_first[i - 1] ^ stammtisch_first[i - 1] >> 30) + (uint32_t)i;
}

/* The text that names a game's chance: the seed and a slash, the game's index, "/chance". */
static int stammtisch_text(uint8_t *text, const char *seed, int length, int64_t index) {
    char digits[20];
    int many = 0;
    do digits[many++] = (char)('0' + index % 10);
    while ((index /= 10) > 0);
    memcpy(text, seed, length);
    while (many > 0) text[length++] = (uint8_t)digits[--many];
    memcpy(text + length, "/chance", 7);
    return length + 7;
}

typedef uint32_t stammtisch_row __attribute__((vector_size(32), aligned(4), may_alias));

/* The two passes of seeding by a key, for all lanes; `added` is the key with its places added. */
STAMMTISCH_WIDE_SEED
static void stammtisch_mix(uint32_t (*mt)[STAMMTISCH_LANES], uint32_t (*added)[STAMMTISCH_LANES], int words) {
    stammtisch_row *row = (stammtisch_row *)mt[0], a = row[0], b = row[1];
    int i = 1, j = 0;
    for (int k = 0; k < STAMMTISCH_WORDS; k++) {
        const stammtisch_row *key = (const stammtisch_row *)added[j];
        row = (stammtisch_row *)mt[i];
        a = (row[0] ^ (a ^ a >> 30) * 1664525u) + key[0];
        b = (row[1] ^ (b ^ b >> 30) * 1664525u) + key[1];
        row[0] = a, row[1] = b;
        if (++j == words) j = 0;
        if (++i == STAMMTISCH_WORDS) i = 1;
    }
    for (int k = 0; k < STAMMTISCH_WORDS - 1; k++) {
        row = (stammtisch_row *)mt[i];
        a = (row[0] ^ (a ^ a >> 30) * 1566083941u) - (uint32_t)i;
        b = (row[1] ^ (b ^ b >> 30) * 1566083941u) - (uint32_t)i;
        row[0] = a, row[1] = b;
        if (++i == STAMMTISCH_WORDS) i = 1;
    }
}

/* Seed up to STAMMTISCH_LANES generators, for the games with these indices. */
static void stammtisch_seed(stammtisch_twister **made, const char *seed, int length, const int64_t *index,
                            int number) {
    uint32_t mt[STAMMTISCH_WORDS][STAMMTISCH_LANES], added[STAMMTISCH_KEY][STAMMTISCH_LANES];
    uint32_t key[STAMMTISCH_KEY];
    uint8_t text[STAMMTISCH_LONGEST];
    int done = 0;
    while (done < number) { /* lanes of one round have keys of the same length */
        int words = 0, lanes = 0;
        while (done + lanes < number) {
            const int all = stammtisch_key(text, stammtisch_text(text, seed, length, index[done + lanes]), key);
            if (lanes > 0 && all != words) break;
            words = all;
            for (int j = 0; j < words; j++) added[j][lanes] = key[j] + (uint32_t)j;
            lanes++;
        }
        for (int j = 0; j < words; j++)
            for (int lane = lanes; lane < STAMMTISCH_LANES; lane++) added[j][lane] = 0;
        for (int at = 0; at < STAMMTISCH_WORDS; at++)
            for (int lane = 0; lane < STAMMTISCH_LANES; lane++) mt[at][lane] = stammtisch_first[at];
        stammtisch_mix(mt, added, words);
        for (int at = 1; at < STAMMTISCH_WORDS; at++)
            for (int lane = 0; lane < lanes; lane++) made[done + lane]->word[at] = mt[at][lane];
        for (int lane = 0; lane < lanes; lane++) {
            made[done + lane]->word[0] = 0x80000000u;
            made[done + lane]->at = 0;
        }
        done += lanes;
    }
}

static inline uint32_t stammtisch_word(stammtisch_twister *from) {
    const int at = from->at, next = at + 1 < STAMMTISCH_WORDS ? at + 1 : 0;
    const int ahead = at + STAMMTISCH_AHEAD < STAMMTISCH_WORDS ? at + STAMMTISCH_AHEAD
                                                               : at + STAMMTISCH_AHEAD - STAMMTISCH_WORDS;
    uint32_t y = (from->word[at] & 0x80000000u) | (from->word[next] & 0x7fffffffu);
    y = from->word[ahead] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
    from->word[at] = y;
    from->at = next;
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

/* A number from 0 to 1, 1 excluded: `random()`. */
static inline double stammtisch_unit(stammtisch_twister *from) {
    const uint32_t a = stammtisch_word(from) >> 5, b = stammtisch_word(from) >> 6;
    return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0);
}

/* As `core.chance.Seeded` draws from weights that sum up to `total`. */
static inline int stammtisch_fall(stammtisch_twister *from, int total) {
    return (int)(stammtisch_unit(from) * total);
}

#endif
