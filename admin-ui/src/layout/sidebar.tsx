import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { drawerWidth, headerHeight, radius } from '../theme/tokens';
import { Brand } from '../components/brand';
import { isCurrent, sections } from '../screens';

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

function Menu({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, px: 3, pb: 3, overflowY: 'auto' }}
    >
      <Box sx={{ height: headerHeight, display: 'flex', alignItems: 'center', px: 2, flex: 'none' }}>
        <Brand />
      </Box>
      {sections.map((section) => (
        <Box key={section.title} sx={{ mt: 3 }}>
          <Box
            id={menuId(section.title)}
            sx={{ px: 2, pb: 1, fontSize: '0.75rem', fontWeight: 540, color: 'text.secondary' }}
          >
            {section.title}
          </Box>
          <Box component="ul" aria-labelledby={menuId(section.title)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {section.items.map((item) => (
              <li key={item.to}>
                <Entry icon={item.icon} to={item.to} current={isCurrent(item, pathname)} onClick={onNavigate}>
                  {item.label}
                </Entry>
              </li>
            ))}
          </Box>
        </Box>
      ))}
      <Box sx={{ mt: 'auto', pt: 4 }}>
        <Entry icon={LogoutOutlined} onClick={() => void logout()}>
          Logout
        </Entry>
      </Box>
    </Box>
  );
}

interface EntryProps {
  icon: SvgIconComponent;
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
      <Icon aria-hidden />
      {children}
    </ButtonBase>
  );
}
