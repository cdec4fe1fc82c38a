import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled } from '@mui/material/styles';
import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';

import { spinnerDelayMs } from '~/domain/constants';

import { useHydrated } from './useHydrated';
import { usePassFocusOn } from './usePassFocusOn';

const variants = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

export type ButtonVariant = keyof typeof variants;

const appear = keyframes({ to: { opacity: 1 } });

/** Sits in the padding, so that the button keeps its width, and shows after 600 ms. */
const Busy = styled(CircularProgress)({
  flex: 'none',
  margin: '0 -20px 0 4px',
  opacity: 0,
  '&&': { animation: `${appear} 10ms linear ${spinnerDelayMs}ms forwards` },
});

const Explained = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '&[data-wide="true"]': { rowGap: 6 },
  '&[data-below="true"]': { display: 'contents' },
});

const Reason = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
  '[data-below="true"] > &': { gridColumn: '1 / -1', order: 1, marginTop: 10 },
}));

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
  /** Why the button is disabled, shown beside it. */
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
  const explained = disabled && reason !== undefined;

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
      aria-describedby={explained ? reasonId : undefined}
      aria-label={label}
      onClick={press}
    >
      <span>{children}</span>
      {busy && <Busy size={16} color="inherit" aria-hidden="true" />}
    </MuiButton>
  );
  if (reason === undefined) return control;
  return (
    <Explained data-below={reasonBelow} data-wide={wide}>
      {control}
      <Reason id={reasonId} aria-live="polite">
        {explained ? reason : ''}
      </Reason>
    </Explained>
  );
};

interface LinkButtonProps {
  children: ReactNode;
  to: string;
  variant?: ButtonVariant;
  wide?: boolean;
  replace?: boolean;
  /** Router state of the next page. */
  state?: object;
  /** Opens the page with a full load: pages with Google's script must not share a document with others (SEC-2). */
  fullLoad?: boolean;
}

/** A link that looks like a button. */
export const LinkButton = ({
  children,
  to,
  variant = 'secondary',
  wide,
  replace,
  state,
  fullLoad,
}: LinkButtonProps) => (
  <MuiButton
    component={Link}
    to={to}
    replace={replace}
    state={state}
    reloadDocument={fullLoad}
    variant={variants[variant]}
    fullWidth={wide}
  >
    {children}
  </MuiButton>
);

interface DownloadButtonProps {
  children: ReactNode;
  /** The file's blob: address. */
  href: string;
  fileName: string | undefined;
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** A fuller name where several links have the same text. */
  label?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real link to a file that is already loaded; iOS only saves from those. */
export const DownloadButton = ({
  children,
  href,
  fileName,
  variant = 'primary',
  icon,
  label,
  ref,
}: DownloadButtonProps) => (
  <MuiButton
    component="a"
    ref={ref}
    href={href}
    download={fileName}
    variant={variants[variant]}
    startIcon={icon}
    aria-label={label}
  >
    {children}
  </MuiButton>
);
