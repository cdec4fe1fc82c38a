/** A ref that scrolls what has just come into the page into view: a low window shows little more than the step's heading. */
export const intoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });
