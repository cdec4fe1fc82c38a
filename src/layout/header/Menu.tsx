import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled, useColorScheme, type SxProps, type Theme } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { memo, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useConfig } from '../../components/useConfig';
import type { IsoDate } from '../../domain/time/dates';
import { PrefetchContext } from '../../features/member/PrefetchContext';
import { useSession } from '../../session/SessionContext';
import { rem } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { useLogOut } from '../session/useLogOut';
import {
  areaOf,
  linksOf,
  menuEntries,
  type MenuEntry,
  type MenuExternal,
  type MenuGroup,
  type MenuLink,
} from './menuEntries';
import { schemes } from './SchemeMenu';

const Frame = styled('nav')(({ theme }) => ({
  padding: '18px 12px',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&& > * + *': { marginTop: 10, paddingTop: 10, borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: {
    padding: '8px 12px 16px',
    borderRight: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&[data-open="false"]': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

const subEntry: SxProps<Theme> = {
  pl: '28px',
  fontSize: rem(13.5),
  lineHeight: rem(20),
  '&:not(.Mui-selected)': { color: 'text.secondary' },
};
const currentGroup: SxProps<Theme> = { color: 'primary.dark', fontWeight: 650 };

/** `t` is passed down so that the menu calls useTranslation once. */
interface EntryProps<E> {
  entry: E;
  /** The addresses of all entries. */
  links: readonly string[];
  t: TFunction<['portal', 'common']>;
}

interface PageLinkProps extends Pick<MenuLink, 'to' | 'sub'> {
  text: string;
  /** page: the link's own page is open. true: one that belongs to it. */
  current: 'page' | 'true' | undefined;
}

/** Memoised: a navigation changes two of them. */
const PageLink = memo(function PageLink({ to, sub, text, current }: PageLinkProps) {
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

/** Unlike the router's NavLink it isn't current where a subpath has an entry of its own. */
const LinkItem = ({ entry: { to, sub, text }, links, t }: EntryProps<MenuLink>) => {
  const { pathname } = useLocation();
  const current = to === pathname ? 'page' : areaOf(pathname, links) === to ? 'true' : undefined;
  return <PageLink to={to} sub={sub} text={t(`member.menu.${text}`)} current={current} />;
};

const ExternalItem = ({ entry, t }: Omit<EntryProps<MenuExternal>, 'links'>) => (
  <ListItem disablePadding>
    <ListItemButton component="a" href={entry.href} target="_blank" rel="noopener noreferrer">
      {t(`member.menu.${entry.text}`)}
      <OpenInNewIcon sx={{ fontSize: rem(16) }} />
      <Box component="span" sx={visuallyHidden}>
        ({t('common:opensNewTab')})
      </Box>
    </ListItemButton>
  </ListItem>
);

const GroupItem = ({ entry, links, t }: EntryProps<MenuGroup>) => {
  const { pathname } = useLocation();
  const id = useId();
  const area = areaOf(pathname, links);
  const current = entry.links.some(({ to }) => to === area);
  const [open, setOpen] = useState<boolean>();
  // A page that only belongs to the group has these links itself, so the list stays closed.
  const shown = open ?? entry.links.some(({ to }) => to === pathname);
  return (
    <li>
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setOpen(!shown)}
        sx={[{ width: '100%', justifyContent: 'space-between' }, current && currentGroup]}
      >
        {t(`member.menu.${entry.id}`)}
        <ExpandMoreIcon sx={{ fontSize: rem(18), transform: shown ? 'rotate(180deg)' : undefined }} />
      </ListItemButton>
      <Collapse in={shown} timeout={120} unmountOnExit>
        <List id={id} disablePadding>
          {entry.links.map((link) => (
            <LinkItem key={link.to} entry={{ ...link, sub: true }} links={links} t={t} />
          ))}
        </List>
      </Collapse>
    </li>
  );
};

const Entry = ({ entry, links, t }: EntryProps<MenuEntry>) => {
  if (entry.kind === 'group') return <GroupItem entry={entry} links={links} t={t} />;
  return entry.kind === 'external' ? (
    <ExternalItem entry={entry} t={t} />
  ) : (
    <LinkItem entry={entry} links={links} t={t} />
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

const keyOf = (entry: MenuEntry): string => (entry.kind === 'group' ? entry.id : entry.text);

interface MenuProps {
  id: string;
  /** On phones; larger screens always show the menu. */
  open: boolean;
  day: IsoDate;
}

/** The member's menu: beside the page on desktops, under the header's button on phones. Memoised: only its links depend on the path. */
export const Menu = memo(function Menu({ id, open, day }: MenuProps) {
  const { t } = useTranslation(['portal', 'common']);
  const { currentUser, upgradeDisabled = false } = useSession();
  const { links } = useConfig();
  const logOut = useLogOut();
  if (currentUser === undefined) return null;
  const { own, further } = menuEntries({ member: currentUser, today: day, upgradeDisabled, links });
  const addresses = linksOf([...own, ...further]);
  const list = (entries: readonly MenuEntry[]) => (
    <List disablePadding>
      {entries.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} links={addresses} t={t} />
      ))}
    </List>
  );
  return (
    <Frame id={id} data-open={open} aria-label={t('member.menu.label')}>
      {list(own)}
      {further.length > 0 && list(further)}
      <SchemeItems />
      <div>
        <ListItemButton component="button" type="button" onClick={logOut} sx={{ width: '100%' }}>
          {t('member.menu.logOut')}
        </ListItemButton>
      </div>
    </Frame>
  );
});
