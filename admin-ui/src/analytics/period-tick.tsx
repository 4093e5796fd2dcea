import { partMark } from '../components/format';
import { tickLabel } from './report-rules';

interface Props {
  x?: number;
  y?: number;
  fill: string;
  payload?: { value: string };
}

/** The name of a period below its place, cut to its length [ANA-50]; that it is counted in part is said below it. */
export function PeriodTick({ x = 0, y = 0, fill, payload }: Props) {
  const name = payload?.value ?? '';
  const part = name.endsWith(partMark);
  return (
    <text x={x} y={y} textAnchor="middle" fill={fill} fontSize={12}>
      <tspan x={x} dy={12}>
        {tickLabel(part ? name.slice(0, -partMark.length) : name)}
      </tspan>
      {part && (
        <tspan x={x} dy={14}>
          {partMark.trim()}
        </tspan>
      )}
    </text>
  );
}
