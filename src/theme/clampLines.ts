/** For `sx`: at most so many lines of a text of any length, as names are. */
export const clampLines = (lines: number) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
  WebkitLineClamp: String(lines),

  WebkitBoxOrient: 'vertical' as const,
});
