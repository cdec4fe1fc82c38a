import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { spinnerDelayMs } from '../domain/constants';
import { useHydrated } from './useHydrated';

const variants = { primary: 'contained', secondary: 'outlined', text: 'text' } as const;

export type ButtonVariant = keyof typeof variants;

const appear = keyframes({ to: { opacity: 1 } });

/** Sits in the padding, so that the button keeps its width, and shows after 600 ms. */
const Busy = styled(CircularProgress)({ flex: 'none', margin: '0 -20px 0 4px', opacity: 0, '&&': { animation: `${appear} 10ms linear ${spinnerDelayMs}ms forwards` } });

const Explained = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', '&:has(> .MuiButton-fullWidth)': { rowGap: 6 } });

const Reason = styled('p')(memoTheme(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, '&:empty': { display: 'none' } })));

interface ButtonProps {
  children: ReactNode;
  /** Use one primary button per screen. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  wide?: boolean;
  /** A request is in progress: the button is disabled, and announced as busy. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the button is disabled, shown beside it. */
  reason?: string;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A fuller name where several buttons have the same text ("Letöltés"). */
  label?: string;
}

/** The portal's button. If it was disabled while focused, it takes the focus back when enabled, and passes it on when unmounted. */
export const Button = ({ children, variant = 'primary', type = 'button', wide, busy = false, disabled = false, reason, icon, onClick, label }: ButtonProps) => {
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const hydrated = useHydrated();
  const off = disabled || busy || (type === 'submit' && !hydrated);
  const explained = disabled && reason !== undefined;

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Ignore the second click of a double click, even if the reply to the first has arrived.
    if (type === 'submit' && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };

  useEffect(() => {
    if (off) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [off]);

  useEffect(
    () => () => {
      if (!hadFocus.current) return;
      // A successful retry removes its own button. Focus the page's heading unless the new content takes the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
      });
    },
    [],
  );

  const control = (
    <MuiButton
      ref={button}
      type={type}
      variant={variants[variant]}
      fullWidth={wide}
      disabled={off}
      startIcon={icon}
      aria-busy={busy || undefined}
      aria-describedby={explained ? reasonId : undefined}
      aria-label={label}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Disabling a button blurs it, and a dialog may take the focus; the button still counts as focused.
        if (relatedTarget !== null && !currentTarget.disabled) hadFocus.current = false;
      }}
      onClick={press}
    >
      {children}
      {busy && <Busy size={16} color="inherit" aria-hidden="true" />}
    </MuiButton>
  );
  if (reason === undefined) return control;
  return (
    <Explained>
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
  /** Opens the page with a full load: pages with Google's script must not share a document with others (SEC-2). */
  fullLoad?: boolean;
}

/** A link that looks like a button. */
export const LinkButton = ({ children, to, variant = 'secondary', wide, replace, fullLoad }: LinkButtonProps) => (
  <MuiButton component={Link} to={to} replace={replace} reloadDocument={fullLoad} variant={variants[variant]} fullWidth={wide}>
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
export const DownloadButton = ({ children, href, fileName, variant = 'primary', icon, label, ref }: DownloadButtonProps) => (
  <MuiButton component="a" ref={ref} href={href} download={fileName} variant={variants[variant]} startIcon={icon} aria-label={label}>
    {children}
  </MuiButton>
);
