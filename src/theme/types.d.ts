import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    tint: string;
    line: string;
    /** Around a control that has the focus; primary only. */
    ring: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    line?: string;
    ring?: string;
  }
  interface Palette {
    inverse: { main: string; contrastText: string };
    control: { line: string };
    bar: { paid: string; later: string; empty: string };
    logo: { from: string; to: string; line: string };
    membership: { from: string; to: string; greyFrom: string; greyTo: string; text: string; shape: string };
  }
  interface PaletteOptions {
    inverse?: { main: string; contrastText: string };
    control?: { line: string };
    bar?: { paid: string; later: string; empty: string };
    logo?: { from: string; to: string; line: string };
    membership?: { from: string; to: string; greyFrom: string; greyTo: string; text: string; shape: string };
  }
  interface TypographyVariants {
    label: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    label?: React.CSSProperties;
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    label: true;
    figure: true;
  }
}
