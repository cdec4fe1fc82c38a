import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Collapse, List, ListItem, ListItemButton, useColorScheme, type SxProps, type Theme } from '@mui/material';
import { memo, useContext, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { newTab, NewTabHint } from '~/components/ExternalLink';
import { useConfig } from '~/components/hooks/useConfig';
import { PrefetchContext } from '~/components/PrefetchContext';
import { today } from '~/domain/time/clock';
import { useLogOut } from '~/features/session/useLogOut';
import { useSession } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

import { addressesOf, entryOf, menuEntries, type MenuEntry, type MenuPage } from './menuEntries';
import { schemes } from './SchemeMenu';

const frame: SxProps<Theme> = {
  p: { xs: '8px 12px 16px', md: '18px 12px' },
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '0 0 1px', md: '0 1px 0 0' },
  bgcolor: 'background.paper',
  '&& > * + *': { mt: '10px', pt: '10px', borderTop: 1, borderColor: 'divider' },
  '@media print': { display: 'none' },
};
const subEntry: SxProps<Theme> = {
  pl: '28px',
  fontSize: rem(13.5),
  lineHeight: rem(20),
  '&:not(.Mui-selected)': { color: 'text.secondary' },
};
const currentGroup: SxProps<Theme> = { color: 'primary.dark', fontWeight: 650 };

interface PageEntryProps extends Pick<MenuPage, 'to' | 'sub'> {
  text: string;
  /** page: the link's own page is open. true: one that belongs to it. */
  current: 'page' | 'true' | undefined;
}

/** Memoised: a navigation changes two of them. */
const PageEntry = memo(function PageEntry({ to, sub, text, current }: PageEntryProps) {
  const prefetch = useContext(PrefetchContext);
  const approach = (): void => void prefetch(to);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={current !== undefined}
        aria-current={current}
        onPointerEnter={approach}
        onFocus={approach}
        sx={sub ? subEntry : undefined}
      >
        {text}
      </ListItemButton>
    </ListItem>
  );
});

const SiteEntry = ({ href, text }: { href: string; text: string }) => (
  <ListItem disablePadding>
    <ListItemButton component="a" href={href} {...newTab}>
      {text}
      <OpenInNewIcon sx={{ fontSize: rem(16) }} />
      <NewTabHint />
    </ListItemButton>
  </ListItem>
);

interface GroupProps {
  text: string;
  /** The open page is one of its pages or belongs to one, as /contracting/sum to /contracting. */
  current: boolean;
  /** The open page is one of its pages: until the member folds it, the group is open. */
  startsOpen: boolean;
  children: ReactNode;
}

const Group = ({ text, current, startsOpen, children }: GroupProps) => {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? startsOpen;
  return (
    <li>
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
        sx={[{ width: '100%' }, current && currentGroup]}
      >
        {text}
        <ExpandMoreIcon sx={{ fontSize: rem(18), transform: open ? 'rotate(180deg)' : undefined }} />
      </ListItemButton>
      <Collapse in={open} timeout={120} unmountOnExit>
        <List id={id} disablePadding>
          {children}
        </List>
      </Collapse>
    </li>
  );
};

/** The colour scheme in a phone's menu, where the header has no room for its button. */
const SchemeItems = () => {
  const { t } = useTranslation();
  const id = useId();
  const { mode, setMode } = useColorScheme();
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Box component="p" id={id} sx={{ px: '14px', typography: 'label', color: 'text.secondary' }}>
        {t('scheme.label')}
      </Box>
      <List aria-labelledby={id} disablePadding sx={{ display: 'flex', gap: 0.5 }}>
        {schemes.map((scheme) => (
          <ListItem key={scheme} disablePadding>
            <ListItemButton
              component="button"
              type="button"
              aria-pressed={mode === scheme}
              selected={mode === scheme}
              onClick={() => setMode(scheme)}
              sx={{ justifyContent: 'center', fontSize: rem(13), lineHeight: rem(20) }}
            >
              {t(`scheme.${scheme}`)}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
};

/** The member's menu: beside the page on desktops, under the header's button, which opens it, on phones. */
export const Menu = ({ open }: { open: boolean }) => {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const currentUser = useSession((session) => session.currentUser);
  const upgradeDisabled = useSession((session) => session.upgradeDisabled ?? false);
  const { links } = useConfig();
  const logOut = useLogOut();
  if (currentUser === undefined) return null;
  const { own, further } = menuEntries({ member: currentUser, today: today(), upgradeDisabled, links });
  const openEntry = entryOf(pathname, addressesOf([...own, ...further]));

  // Unlike the router's NavLink an entry isn't current where a subpath has one of its own.
  const pageEntry = ({ to, text, sub }: MenuPage) => (
    <PageEntry
      key={text}
      to={to}
      sub={sub}
      text={t(`member.menu.${text}`)}
      current={to === pathname ? 'page' : to === openEntry ? 'true' : undefined}
    />
  );
  const list = (entries: readonly MenuEntry[]) => (
    <List disablePadding>
      {entries.map((entry) => {
        if (entry.kind === 'page') return pageEntry(entry);
        const text = t(`member.menu.${entry.text}`);
        if (entry.kind === 'site') return <SiteEntry key={entry.text} href={entry.href} text={text} />;
        return (
          <Group
            key={entry.text}
            text={text}
            current={entry.pages.some(({ to }) => to === openEntry)}
            startsOpen={entry.pages.some(({ to }) => to === pathname)}
          >
            {entry.pages.map((page) => pageEntry({ ...page, sub: true }))}
          </Group>
        );
      })}
    </List>
  );
  return (
    <Box
      component="nav"
      id="menu"
      aria-label={t('member.menu.label')}
      sx={[frame, !open && { display: { xs: 'none', md: 'block' } }]}
    >
      {list(own)}
      {further.length > 0 && list(further)}
      <div>
        <ListItemButton component="button" type="button" onClick={logOut} sx={{ width: '100%' }}>
          {t('member.menu.logOut')}
        </ListItemButton>
      </div>
      <SchemeItems />
    </Box>
  );
};
