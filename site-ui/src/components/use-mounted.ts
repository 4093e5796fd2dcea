import { useEffect, useState } from 'react';

/** False on the server and in the first render of the browser: for parts which only a browser can draw. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
