/** The colour schemes that can be chosen, in their order. MUI keeps the choice on the device (src/theme/theme.ts). */
export const schemes = ['system', 'light', 'dark'] as const;
