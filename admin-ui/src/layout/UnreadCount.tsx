import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../dataProvider/dataProvider';

const minute = 60_000;

/** The unread count in the header [SHELL-92], kept under Count [AUTH-27]; a failure shows nothing [ERR-08]. */
export function UnreadCount() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: count } = useQuery({
    queryKey: ['unread'],
    queryFn: async () => {
      const unread = Number(await dataProvider.unreadCount());
      localStorage.setItem('Count', String(unread));
      return unread;
    },
    refetchInterval: minute,
  });
  if (!count) return null;
  const label = count === 1 ? '1 unread message' : `${count} unread messages`;
  return (
    <Tooltip title={label}>
      <Box role="img" aria-label={label} sx={{ display: 'grid', placeItems: 'center', width: 32, height: 32, color: 'text.secondary' }}>
        <Badge badgeContent={count} color="primary" max={99} slotProps={{ badge: { sx: { fontSize: '0.6875rem', height: 17, minWidth: 17 } } }}>
          <NotificationsNone sx={{ fontSize: 20 }} />
        </Badge>
      </Box>
    </Tooltip>
  );
}
