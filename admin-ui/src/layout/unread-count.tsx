import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { paths } from '../paths';

const minute = 60_000;

/**
 * The unread count in the header [SHELL-92], kept under Count [AUTH-27], with the way to the notifications.
 * Without an answer there is no count [ERR-08].
 */
export function UnreadCount() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: count = 0 } = useQuery({
    queryKey: ['unread'],
    queryFn: async () => {
      const unread = Number(await dataProvider.unreadCount());
      localStorage.setItem('Count', String(unread));
      return unread;
    },
    refetchInterval: minute,
  });
  const label = count === 0 ? 'Notifications' : count === 1 ? '1 unread message' : `${count} unread messages`;
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={paths.notifications} aria-label={label} sx={{ color: 'text.secondary' }}>
        <Badge
          badgeContent={count}
          color="primary"
          max={99}
          slotProps={{ badge: { sx: { fontSize: '0.6875rem', height: 17, minWidth: 17 } } }}
        >
          <NotificationsNone sx={{ fontSize: 20 }} />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
