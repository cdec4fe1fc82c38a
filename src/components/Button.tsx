import { Box, CircularProgress, keyframes, Button as MuiButton, Typography } from '@mui/material';
import { useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { spinnerDelayMs } from '~/domain/constants';

import { newTab, NewTabHint } from './ExternalLink';
import { usePassFocusOn } from './focus/usePassFocusOn';
import { useHydrated } from './hooks/useHydrated';

const variants = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

export type ButtonVariant = keyof typeof variants;

const appear = keyframes({ to: { opacity: 1 } });

/** Sits in the padding, so that the button keeps its width, and shows after 600 ms. */
const spinner = {
  flex: 'none',
  m: '0 -20px 0 4px',
  opacity: 0,
  '&&': { animation: `${appear} 10ms linear ${spinnerDelayMs}ms forwards` },
};

const beside = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' };
const belowRow = { gridColumn: '1 / -1', order: 1, mt: '10px' };

interface ButtonProps {
  children: ReactNode;
  /** Use one primary button per screen. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  wide?: boolean;
  /** Stands in a line of text. */
  small?: boolean;
  /** A request is in progress: the button can't be pressed, and is announced as busy. */
  busy?: boolean;
  disabled?: boolean;
  reason?: string;
  /** The button stands in a grid: the reason goes under its row, so that no button there moves. */
  reasonBelow?: boolean;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A fuller name where several buttons have the same text ("Letöltés"). */
  label?: string;
}

/** The portal's button. It is `aria-disabled` while it can't be pressed, so that it keeps the focus. */
export const Button = ({
  children,
  variant = 'primary',
  type = 'button',
  wide,
  small = false,
  busy = false,
  disabled = false,
  reason,
  reasonBelow,
  icon,
  onClick,
  label,
}: ButtonProps) => {
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  usePassFocusOn(button);
  const hydrated = useHydrated();
  const hasReason = disabled && reason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (disabled || busy) event.preventDefault();
    else onClick?.(event);
  };

  const control = (
    <MuiButton
      ref={button}
      type={type}
      variant={variants[variant]}
      size={small ? 'small' : 'medium'}
      fullWidth={wide}
      // Before hydration the browser would submit the form.
      disabled={type === 'submit' && !hydrated}
      startIcon={icon}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={hasReason ? reasonId : undefined}
      aria-label={label}
      onClick={press}
    >
      <span>{children}</span>
      {busy && <CircularProgress size={16} color="inherit" aria-hidden="true" sx={spinner} />}
    </MuiButton>
  );
  if (reason === undefined) return control;
  return (
    <Box sx={reasonBelow ? { display: 'contents' } : beside}>
      {control}
      <Typography
        id={reasonId}
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ '&:empty': { display: 'none' }, ...(reasonBelow && belowRow) }}
      >
        {hasReason ? reason : ''}
      </Typography>
    </Box>
  );
};

interface LinkButtonProps extends Pick<LinkProps, 'to' | 'replace' | 'state' | 'children'> {
  variant?: ButtonVariant;
  wide?: boolean;
  /** Another site: it opens in a new tab without an opener, and says so. */
  external?: boolean;
  /** Opens the page with a full load: pages with Google's script must not share a document with others (SEC-2). */
  fullLoad?: boolean;
}

export const LinkButton = ({
  variant = 'secondary',
  wide,
  external = false,
  fullLoad,
  children,
  ...link
}: LinkButtonProps) => (
  <MuiButton
    component={Link}
    {...link}
    {...(external && newTab)}
    reloadDocument={fullLoad}
    variant={variants[variant]}
    fullWidth={wide}
  >
    {children}
    {external && <NewTabHint />}
  </MuiButton>
);

interface DownloadButtonProps extends Pick<ComponentProps<'a'>, 'ref' | 'children'> {
  href: string;
  fileName: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
}

/** A real link to a file that is already loaded; iOS only saves from those. */
export const DownloadButton = ({ fileName, variant = 'primary', icon, ...link }: DownloadButtonProps) => (
  <MuiButton component="a" {...link} download={fileName} variant={variants[variant]} startIcon={icon} />
);
