import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { useHydrated } from './useHydrated';

interface ButtonProps {
  children: ReactNode;
  /** One primary button a screen. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  wide?: boolean;
  /** A request is under way: the button is disabled and says so to assistive technology. */
  busy?: boolean;
  disabled?: boolean;
  /** Why the button is disabled, said beside it (WIZ-18). */
  reason?: string;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** More than the text where several buttons say the same ("Letöltés"). */
  label?: string;
}

export type ButtonVariant = 'primary' | 'secondary' | 'text';

const lookOf = (variant: ButtonVariant, wide = false): string => [styles.button, styles[variant], wide ? styles.full : ''].join(' ');

/** The portal's button. A busy or disabled one that had the focus gets it back when it works again. */
export const Button = ({ children, variant = 'primary', type = 'button', wide, busy = false, disabled = false, reason, icon, onClick, label }: ButtonProps) => {
  const reasonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const hydrated = useHydrated();
  const off = disabled || busy || (type === 'submit' && !hydrated);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // The second click of a double click sends nothing, even if the first one has its answer already (FLT-4).
    if (type === 'submit' && event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  const explained = disabled && reason !== undefined;

  useEffect(() => {
    if (off) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [off]);

  const control = (
    <button
      ref={button}
      type={type}
      className={lookOf(variant, wide)}
      disabled={off}
      aria-busy={busy || undefined}
      aria-describedby={explained ? reasonId : undefined}
      aria-label={label}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A busy one loses it without anybody's doing, to a dialog too: it is given back only where nothing else has it.
        if (relatedTarget !== null && !currentTarget.disabled) hadFocus.current = false;
      }}
      onClick={press}
    >
      {icon}
      {children}
      {busy && <span className={styles.busy} aria-hidden="true" />}
    </button>
  );
  if (reason === undefined) return control;
  return (
    <div className={wide ? styles.wide : styles.explained}>
      {control}
      <p id={reasonId} className={styles.reason} aria-live="polite">
        {explained ? reason : ''}
      </p>
    </div>
  );
};

interface LinkButtonProps {
  children: ReactNode;
  to: string;
  variant?: ButtonVariant;
  wide?: boolean;
  replace?: boolean;
  /** Opens it by a full load: pages with Google's script share no document with others (SEC-2). */
  fullLoad?: boolean;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({ children, to, variant = 'secondary', wide, replace, fullLoad }: LinkButtonProps) => (
  <Link to={to} replace={replace} reloadDocument={fullLoad} className={lookOf(variant, wide)}>
    {children}
  </Link>
);

interface DownloadButtonProps {
  children: ReactNode;
  /** The file's blob: address. */
  href: string;
  fileName: string | undefined;
  variant?: ButtonVariant;
  icon?: ReactNode;
}

/** A real link to a file that is there already: what iOS needs to save one (DOC-4). */
export const DownloadButton = ({ children, href, fileName, variant = 'primary', icon }: DownloadButtonProps) => (
  <a href={href} download={fileName} className={lookOf(variant)}>
    {icon}
    {children}
  </a>
);
