import type { EnvironmentOptions, Plugin } from 'vite';

/** One of the programs that are built from this tree, each in an environment of Vite. */
export interface Program {
  environment: EnvironmentOptions;
  /** Work on this program alone. */
  plugins?: Plugin[];
}

/** Makes the smallest files together with the bundler's own minifier: without terser they are 1 to 2 % larger. */
export const smallest = {
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: { passes: 6, arrows: false, unsafe_arrows: true, unsafe_methods: true, sequences: false },
    module: true,
  },
} as const;
