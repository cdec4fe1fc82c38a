/** Colours of the two schemes (design.md, Look). Nothing else in the portal spells a colour. */

const logo = { from: '#d6177f', to: '#85004a', line: '#ffffff' };
/** The membership card; grey while it can't be used. */
const membership = {
  from: '#b0005e',
  to: '#85004a',
  greyFrom: '#4a464f',
  greyTo: '#2c2931',
  text: '#ffffff',
  shape: 'rgb(255 255 255 / 7%)',
};

/** `tint` is the background of a message or chip in this tone, `line` the border on that background. */
const tone = (main: string, contrastText: string, tint: string, line: string, dark = main) => ({
  main,
  dark,
  contrastText,
  tint,
  line,
});

export const light = {
  /** `ring` is around a control that has the focus. */
  primary: { ...tone('#b0005e', '#ffffff', '#fbeaf3', '#d9b5c9', '#85004a'), ring: '#f3cfe1' },
  success: tone('#1f7a4d', '#ffffff', '#e7f4ec', '#bfe0cc'),
  warning: tone('#8a5300', '#ffffff', '#fdf2e0', '#f0d9b0'),
  error: tone('#b3261e', '#ffffff', '#fdecea', '#f2c4c0'),
  text: { primary: '#1d1b20', secondary: '#5b5661', disabled: '#5b5661' },
  divider: '#e4dfe6',
  background: { default: '#f7f5f8', paper: '#ffffff' },
  inverse: { main: '#1d1b20', contrastText: '#ffffff' },
  /** Borders of form controls: at least 3:1 on their ground. */
  control: { line: '#8d8693' },
  bar: { empty: '#eee7ee' },
  logo,
  membership,
  action: { hover: '#f7f5f8', disabled: '#5b5661', disabledBackground: '#eee7ee' },
};

export const dark: typeof light = {
  primary: { ...tone('#ff8cc2', '#33001a', '#3b1a2c', '#7a4560', '#ffb3d6'), ring: '#6b2348' },
  success: tone('#7fd6a8', '#0c2417', '#14301f', '#28543a'),
  warning: tone('#f2c073', '#2b1d06', '#33260f', '#5c4518'),
  error: tone('#ffb4ab', '#3b0d09', '#3b1613', '#6e2b25'),
  text: { primary: '#f1edf3', secondary: '#b9b2bf', disabled: '#b9b2bf' },
  divider: '#37323c',
  background: { default: '#131116', paper: '#1d1a21' },
  inverse: { main: '#f1edf3', contrastText: '#1d1b20' },
  control: { line: '#8d8693' },
  bar: { empty: '#2a252e' },
  logo,
  membership,
  action: { hover: '#131116', disabled: '#b9b2bf', disabledBackground: '#2a252e' },
};
