import ExpandMore from '@mui/icons-material/ExpandMore';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../paths';

/** `Welcome {name}` with a dropdown that holds `Logout` [SHELL-67]. */
export function AccountMenu({ compact }: { compact: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? '';
  const open = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': Boolean(anchor),
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  // Among the items the first of them would take the focus.
  const who = (
    <>
      <Box component="li" role="none" sx={{ px: 4, py: 2, minWidth: 200 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{identity?.email as string}</Box>
      </Box>
      <Divider component="li" role="none" sx={{ mb: 1 }} />
    </>
  );
  return (
    <>
      {compact ? (
        <IconButton aria-label={`Welcome ${name}`} {...open}>
          <Initials name={name} />
        </IconButton>
      ) : (
        <Button variant="text" endIcon={<ExpandMore />} sx={{ fontWeight: 480, ml: 1, pl: 1.5, gap: 1.5 }} {...open}>
          <Initials name={name} />
          Welcome {name}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: 'top' }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
        slotProps={{ list: { subheader: who } }}
      >
        <MenuItem component={Link} to={paths.myAccount} onClick={() => setAnchor(null)}>
          Profile
        </MenuItem>
        <MenuItem onClick={() => void logout()}>Logout</MenuItem>
      </Menu>
    </>
  );
}

function Initials({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((word) => word[0])
    .filter(Boolean)
    .slice(0, 2)
    .join('');
  return (
    <Avatar
      aria-hidden
      sx={{
        width: 26,
        height: 26,
        fontSize: '0.6875rem',
        fontWeight: 640,
        bgcolor: (theme) => theme.tokens.tones.accent.fill,
        color: (theme) => theme.tokens.tones.accent.text,
      }}
    >
      {initials}
    </Avatar>
  );
}
