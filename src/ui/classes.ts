/** Joins class names, leaving out what does not apply: classes('btn', small && 'small'). */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
