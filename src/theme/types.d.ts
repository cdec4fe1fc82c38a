import '@mui/material/styles';

import type { light } from './palette';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    tint: string;
    line: string;
    ring: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    line?: string;
    ring?: string;
  }
  interface Palette {
    inverse: typeof light.inverse;
    control: typeof light.control;
    bar: typeof light.bar;
    logo: typeof light.logo;
    membership: typeof light.membership;
  }
  interface PaletteOptions {
    inverse?: Palette['inverse'];
    control?: Palette['control'];
    bar?: Palette['bar'];
    logo?: Palette['logo'];
    membership?: Palette['membership'];
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
