import { lazy, useEffect, type ComponentType } from 'react';
import { networkError } from '../api/api';
import { showAlert } from './alerts';

/** Stands where the code did not come; browsers keep a failed import, so that only a new page can ask again. */
function Missing({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    void showAlert(networkError, { label: 'Load again', go: () => globalThis.location.reload() }).then(onClose);
  }, [onClose]);
  return null;
}

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a page whose code comes when it is needed: where it does not, that is said and the rest of the page stays. */
export const late = <Props extends object>(load: Load<Props>) =>
  lazy(() => load().catch(() => ({ default: Missing as ComponentType<Props> })));

/** The same for what nobody asked for and the page can do without: where it does not come, nothing is said. */
export const lateExtra = <Props extends object>(load: Load<Props>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
