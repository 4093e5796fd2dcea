import { useCallback, useEffect, useState, type RefObject } from 'react';

/** On which sides a box that is scrolled sideways has more than it shows. */
export function useEdges(box: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ left: false, right: false });
  const look = useCallback(() => {
    if (box.current) {
      const { scrollLeft, clientWidth, scrollWidth } = box.current;
      setEdges({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 });
    }
  }, [box]);
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  return { edges, look };
}
