import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { drawerWidth, headerHeight, radius } from '../theme/tokens';
import { Brand } from '../components/brand';
import { isCurrent, sections, type Destination } from '../screens';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Beside the page on wide screens, over it on narrow ones. */
  docked: boolean;
}

/** The left menu, 220 px wide [CONST-58]. */
export function Sidebar({ open, onClose, docked }: Props) {
  return (
    <Drawer
      variant={docked ? 'permanent' : 'temporary'}
      open={docked || open}
      onClose={onClose}
      sx={{ width: docked ? drawerWidth : undefined, flex: 'none', displayPrint: 'none' }}
      slotProps={{ paper: { sx: { width: drawerWidth, bgcolor: 'background.default' } } }}
    >
      <Menu onNavigate={onClose} />
    </Drawer>
  );
}

/** An id has no spaces: with them it would name several elements. */
const menuId = (title: string) => `menu-${title.replaceAll(' ', '-')}`;

/** On a low screen with a mouse, so that the whole menu fits. */
const low = '@media (max-height: 940px) and (pointer: fine)';
/** One of about 700 px. */
const lowest = '@media (max-height: 760px) and (pointer: fine)';

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const heading = {
  px: 2,
  fontSize: '0.75rem',
  lineHeight: '20px',
  [low]: { lineHeight: '16px' },
  [lowest]: { lineHeight: '14px' },
  fontWeight: 540,
  color: 'text.secondary',
} as const;

function Menu({ onNavigate }: { onNavigate: () => void }) {
  const logout = useLogout();
  const account = sections.at(-1);
  return (
    <Box component="nav" aria-label="Main" sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box sx={{ height: headerHeight, display: 'flex', alignItems: 'center', px: 5, flex: 'none' }}>
        <Brand />
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          px: 3,
          pb: 2,
          [low]: { pb: 0 },
          overflowY: 'auto',
          background: edges,
          backgroundAttachment,
        }}
      >
        {sections.slice(0, -1).map(({ title, items }) => (
          <Box key={title} sx={{ '& + &': { mt: 3, [low]: { mt: 1 }, [lowest]: { mt: 0.5 } } }}>
            <Box id={menuId(title)} sx={heading}>
              {title}
            </Box>
            <Entries title={title} items={items} onNavigate={onNavigate} />
          </Box>
        ))}
      </Box>
      <Box sx={{ flex: 'none', px: 3, py: 2, [lowest]: { py: 1 }, borderTop: 1, borderColor: 'divider' }}>
        {account && (
          <>
            <Box id={menuId(account.title)} sx={visuallyHidden}>
              {account.title}
            </Box>
            <Entries title={account.title} items={account.items} onNavigate={onNavigate} />
          </>
        )}
        <Entry icon={LogoutOutlined} onClick={() => void logout()}>
          Logout
        </Entry>
      </Box>
    </Box>
  );
}

/** A shadow where the menu goes on above or below; covers that scroll with it hide the shadow at either end. */
const edges = ({ tokens: { paper, line } }: Theme) =>
  [
    `linear-gradient(${paper} 40%, transparent) 0 0 / 100% 24px no-repeat`,
    `linear-gradient(transparent, ${paper} 60%) 0 100% / 100% 24px no-repeat`,
    `linear-gradient(${line}, transparent) 0 0 / 100% 10px no-repeat`,
    `linear-gradient(transparent, ${line}) 0 100% / 100% 10px no-repeat`,
  ].join(', ');
const backgroundAttachment = 'local, local, scroll, scroll';

interface EntriesProps {
  title: string;
  items: Destination[];
  onNavigate: () => void;
}

/** The entries of a section; those of one screen beside each other. */
function Entries({ title, items, onNavigate }: EntriesProps) {
  const { pathname } = useLocation();
  const entry = (item: Destination, beside?: boolean) => (
    <Entry icon={beside ? undefined : item.icon} to={item.to} current={isCurrent(item, pathname)} onClick={onNavigate}>
      {item.label}
    </Entry>
  );
  return (
    <Box component="ul" aria-labelledby={menuId(title)} sx={list}>
      {[...new Set(items.map(({ screen }) => screen))].map((screen) => {
        const own = items.filter((item) => item.screen === screen);
        return (
          <li key={screen.path}>
            {own.length === 1 ? (
              entry(own[0])
            ) : (
              <>
                <Box id={menuId(screen.title)} sx={{ ...heading, mt: 1, [lowest]: { ...heading[lowest], mt: 0 } }}>
                  {screen.title}
                </Box>
                <Box component="ul" aria-labelledby={menuId(screen.title)} sx={{ ...list, display: 'flex' }}>
                  {own.map((item) => (
                    <Box component="li" key={item.to} sx={{ flex: 1 }}>
                      {entry(item, true)}
                    </Box>
                  ))}
                </Box>
              </>
            )}
          </li>
        );
      })}
    </Box>
  );
}

interface EntryProps {
  icon?: SvgIconComponent;
  children: ReactNode;
  to?: string;
  current?: boolean;
  onClick: () => void;
}

function Entry({ icon: Icon, children, to, current, onClick }: EntryProps) {
  return (
    <ButtonBase
      {...(to ? { component: Link, to } : {})}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      sx={{
        width: '100%',
        height: 36,
        [low]: { height: 24 },
        px: 2,
        gap: 2.5,
        justifyContent: 'flex-start',
        borderRadius: `${radius.control}px`,
        font: 'inherit',
        fontSize: '0.875rem',
        fontWeight: current ? 600 : 480,
        color: current ? 'text.primary' : 'text.secondary',
        bgcolor: current ? 'background.paper' : 'transparent',
        boxShadow: (theme) => (current ? `0 0 0 1px ${theme.tokens.line}` : 'none'),
        '& > svg:first-of-type': { fontSize: 19, color: current ? 'primary.main' : 'inherit' },
        '&:hover': { color: 'text.primary', bgcolor: (theme) => (current ? 'background.paper' : theme.tokens.hover) },
        transition: 'background-color 120ms, color 120ms',
      }}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </ButtonBase>
  );
}
