/** For `sx`. */
export const styles = {
  box: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '74px',
    maxWidth: 304,
    padding: '0 16px',
    border: '1px solid var(--mui-palette-control-line)',
    borderRadius: '8px',
    background: 'var(--mui-palette-background-default)',
  },
  tick: {
    flex: 'none',
    width: '24px',
    height: '24px',
    margin: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;
