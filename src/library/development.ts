/** Whether a game is in development, where the package prints mistakes. */

declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { warn(message: string): void };

/**
 * Whether the game is in development: everywhere but where a bundler or Node sets NODE_ENV to `production`. A page
 * without a bundler has no `process`, which counts as development.
 */
export function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

export const print = (message: string): void => console.warn(message);
