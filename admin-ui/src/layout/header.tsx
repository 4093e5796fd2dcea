import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme as useMuiTheme } from '@mui/material/styles';
import { useTheme } from 'react-admin';
import { headerHeight } from '../theme/tokens';
import { Brand } from '../components/brand';
import { UnreadCount } from './unread-count';
import { AccountMenu } from './account-menu';

interface Props {
  docked: boolean;
  onOpenMenu: () => void;
  onSearch: () => void;
}

export function Header({ docked, onOpenMenu, onSearch }: Props) {
  return (
    <Box
      component="header"
      sx={{
        height: headerHeight,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 3, md: 6 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        position: 'sticky',
        top: 0,
        zIndex: 20,
        displayPrint: 'none',
      }}
    >
      {!docked && (
        <>
          <IconButton aria-label="Open menu" onClick={onOpenMenu} sx={{ ml: -1 }}>
            <MenuIcon />
          </IconButton>
          <Brand />
        </>
      )}
      {docked && <SearchButton onClick={onSearch} />}
      <Box sx={{ flex: 1 }} />
      {!docked && (
        <IconButton aria-label="Search" onClick={onSearch}>
          <Search />
        </IconButton>
      )}
      <ThemeToggle />
      <UnreadCount />
      <AccountMenu compact={!docked} />
    </Box>
  );
}

function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      onClick={onClick}
      aria-keyshortcuts="Control+K"
      startIcon={<Search />}
      sx={{ color: 'text.secondary', fontWeight: 440, width: 320, justifyContent: 'flex-start' }}
    >
      Search or jump to…
      <Box
        component="kbd"
        aria-hidden
        sx={{
          ml: 'auto',
          font: 'inherit',
          fontSize: '0.6875rem',
          px: 1.5,
          py: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
        }}
      >
        Ctrl K
      </Box>
    </Button>
  );
}

function ThemeToggle() {
  const [, setTheme] = useTheme();
  const shown = useMuiTheme().palette.mode;
  const label = shown === 'dark' ? 'Use the light theme' : 'Use the dark theme';
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setTheme(shown === 'dark' ? 'light' : 'dark')}
        sx={{ color: 'text.secondary' }}
      >
        {shown === 'dark' ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
}
