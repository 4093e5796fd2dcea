import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { number } from '../components/format';
import { tickLabel } from './reportRules';
import { useWidth } from './useWidth';

interface Props {
  points: { name: string; count: number }[];
  /** What the chart shows, in one sentence. */
  label: string;
}

/** Pixels on a wide screen [ANA-49]. */
const [widest, height] = [1045, 300];

/** Counts over time as an area from zero. */
export function CountArea({ points, label }: Props) {
  const { palette, tokens } = useTheme();
  const [box, width] = useWidth(widest);
  const text = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <Box ref={box} role="img" aria-label={label} sx={{ maxWidth: widest, minHeight: height, overflow: 'hidden' }}>
      <AreaChart width={width} height={height} data={points} margin={{ top: 16, right: 24, left: 0, bottom: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={tokens.line} />
        <XAxis dataKey="name" tickFormatter={tickLabel} tick={text} tickLine={false} axisLine={{ stroke: tokens.line }} minTickGap={12} />
        <YAxis allowDecimals={false} tick={text} tickLine={false} axisLine={false} width={44} tickFormatter={(value: number) => number(value)} domain={[0, 'auto']} />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => [number(Number(value)), 'Sessions']}
          contentStyle={{ background: tokens.raised, border: `1px solid ${tokens.line}`, borderRadius: 8, color: palette.text.primary }}
        />
        <Area dataKey="count" type="monotone" stroke={tokens.accent} strokeWidth={2} fill={tokens.accent} fillOpacity={0.14} dot={{ r: 3, fill: tokens.accent, strokeWidth: 0 }} isAnimationActive={false} />
      </AreaChart>
    </Box>
  );
}
