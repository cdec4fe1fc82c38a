/** A ref that scrolls what has just appeared into view: a low window shows little more than the step's heading. */
export const scrollIntoViewRef = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
