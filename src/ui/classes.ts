/** Joins class names and skips falsy ones: classes('btn', small && 'small'). */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
