import { Notification } from 'react-admin';

/** Toasts say what happened, at the bottom, clear of the page's own actions. */
export function Toasts() {
  return <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} autoHideDuration={6000} />;
}
