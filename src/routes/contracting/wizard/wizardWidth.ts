/**
 * The width of the wizard's space, in px, from which the cost panel stands beside the steps. Below it the sum stands above
 * the step's buttons: one of the two is always there.
 */
const besideFrom = 820;

export const panelBeside = `@container (width >= ${besideFrom}px)`;
export const panelNowhere = `@container (width < ${besideFrom}px)`;
