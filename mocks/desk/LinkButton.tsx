import Button from '@mui/material/Button';

import { useDesk } from './DeskContext';

interface LinkButtonProps {
  /** A full address of the demo. */
  href: string;
  children: string;
  /** A fuller name, because several links have the same text. */
  label: string;
}

/** A link to the portal as in an e-mail: it loads the page, or with a modifier key opens a new tab. */
export const LinkButton = ({ href, children, label }: LinkButtonProps) => {
  const { actions } = useDesk();
  return (
    <Button
      variant="outlined"
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        actions.openAddress(href);
      }}
    >
      {children}
    </Button>
  );
};
