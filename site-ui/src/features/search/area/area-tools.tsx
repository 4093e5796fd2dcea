import { AREA_RINGS, areaText, parseArea, type Area, type Place } from '@stowbridge/contract/area';
import { boundsText, type Filters } from '@stowbridge/contract/search-address';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { visibleBounds } from '../use-follow';
import styles from './area-tools.module.css';
import { startDrawing, type Drawing } from './drawing';
import { RadiusForm } from './radius-form';

const tooLarge = 'This area is too large. An area may be 40 degrees wide.';

export interface AreaToolsProps {
  map: LeafletMap;
  /** What is drawn. */
  area?: string;
  onChange: (part: Pick<Filters, 'bounds' | 'area'>) => void;
}

/** What says where on the map is searched: by drawing, by what is seen, and without a pointer around a place. */
export function AreaTools({ map, area, onChange }: AreaToolsProps) {
  const [tool, setTool] = useState<'draw' | 'radius'>();
  const [corners, setCorners] = useState(0);
  const [problem, setProblem] = useState('');
  const drawing = useRef<Drawing>(undefined);
  const radiusButton = useRef<HTMLButtonElement>(null);
  const rings = (area && parseArea(area)) || [];
  const setArea = (next: Area): boolean => {
    const holds = parseArea(areaText(next)) !== undefined;
    setProblem(holds ? '' : tooLarge);
    if (holds) {
      onChange({ area: areaText(next) });
    }
    return holds;
  };
  const add = useRef<(ring: Place[]) => void>(undefined);
  useEffect(() => {
    add.current = (ring) => {
      setTool(undefined);
      setArea([...rings, ring]);
    };
  });
  const draws = tool === 'draw';
  useEffect(() => {
    if (!draws) {
      return;
    }
    const begun = startDrawing(map, { onRing: (ring) => add.current?.(ring), onCorners: setCorners });
    drawing.current = begun;
    return () => {
      begun.stop();
      setCorners(0);
    };
  }, [map, draws]);
  const turn = (next: 'draw' | 'radius') => {
    setProblem('');
    setTool(tool === next ? undefined : next);
  };
  const search = (part: Pick<Filters, 'bounds' | 'area'>) => {
    setProblem('');
    setTool(undefined);
    onChange(part);
  };
  // Wherever the focus is: whoever draws has it on the map.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        setTool(undefined);
        radiusButton.current?.focus();
      }
    };
    if (tool) {
      document.addEventListener('keydown', leave, true);
    }
    return () => document.removeEventListener('keydown', leave, true);
  }, [tool]);
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        {(rings.length < AREA_RINGS || draws) && (
          <Button look="secondary" small aria-pressed={draws} onClick={() => turn('draw')}>
            {draws ? 'Stop drawing' : 'Draw'}
          </Button>
        )}
        {!draws && (
          <>
            <Button
              look="secondary"
              small
              onClick={() => search({ bounds: boundsText(visibleBounds(map)), area: undefined })}
            >
              Search this view
            </Button>
            <Button
              ref={radiusButton}
              look="secondary"
              small
              aria-expanded={tool === 'radius'}
              onClick={() => turn('radius')}
            >
              Radius around a place
            </Button>
          </>
        )}
        {area && !draws && (
          <Button look="secondary" small onClick={() => search({ area: undefined })}>
            Clear area
          </Button>
        )}
      </div>
      {draws && (
        <div className={styles.panel}>
          <p role="status">Draw a line around the part to search, or tap its corners. Two fingers move the map.</p>
          {corners >= 3 && (
            <Button small onClick={() => drawing.current?.finish()}>
              Finish
            </Button>
          )}
        </div>
      )}
      {tool === 'radius' && (
        <div className={styles.panel}>
          <RadiusForm onCircle={(circle) => setArea([circle])} />
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.panel}>
          {problem}
        </p>
      )}
    </div>
  );
}
