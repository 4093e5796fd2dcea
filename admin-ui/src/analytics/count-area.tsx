import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { number } from '../components/format';
import { areaWidth, chartHeight } from './chart-sizes';
import { PeriodTick } from './period-tick';
import { useWidth } from './use-width';
import { inSeries, type Point } from './in-series';

interface Props {
  points: Point[];
  /** What the chart shows, in one sentence. */
  label: string;
}

/** Counts over time as an area from zero, from point to point; dashed and hatched where a period is counted in part [FOFF-32]. */
export function CountArea({ points, label }: Props) {
  const { palette, tokens } = useTheme();
  const [box, width] = useWidth(areaWidth);
  const hatch = useId();
  const text = { fill: palette.text.secondary, fontSize: 12 };
  const shared = {
    type: 'linear',
    stroke: tokens.accent,
    strokeWidth: 2,
    dot: false,
    activeDot: false,
    tooltipType: 'none',
    isAnimationActive: false,
  } as const;
  return (
    <Box ref={box} role="img" aria-label={label} sx={{ minHeight: chartHeight, overflow: 'hidden' }}>
      <AreaChart
        width={width}
        height={chartHeight}
        data={inSeries(points)}
        margin={{ top: 16, right: 84, left: 0, bottom: 12 }}
        accessibilityLayer={false}
      >
        <defs>
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" stroke={tokens.accent} strokeWidth={2} strokeOpacity={0.3} />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke={tokens.line} />
        <XAxis
          dataKey="name"
          tick={<PeriodTick fill={palette.text.secondary} />}
          tickLine={false}
          axisLine={{ stroke: tokens.line }}
          interval="preserveStartEnd"
          minTickGap={12}
          height={40}
        />
        <YAxis
          allowDecimals={false}
          tick={text}
          tickLine={false}
          axisLine={false}
          width={44}
          tickFormatter={(value: number) => number(value)}
          domain={[0, 'auto']}
        />
        <Tooltip
          isAnimationActive={false}
          formatter={(value) => [number(Number(value)), 'Sessions']}
          contentStyle={{
            background: tokens.raised,
            border: `1px solid ${tokens.line}`,
            borderRadius: 8,
            color: palette.text.primary,
          }}
        />
        <Area {...shared} dataKey="whole" fill={tokens.accent} fillOpacity={0.14} />
        {(['before', 'after'] as const).map((part) => (
          <Area {...shared} key={part} dataKey={part} strokeDasharray="5 4" fill={`url(#${hatch})`} fillOpacity={1} />
        ))}
        <Area
          dataKey="count"
          type="linear"
          stroke="none"
          fill="none"
          activeDot={false}
          dot={{ r: 3, fill: tokens.accent, strokeWidth: 0 }}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="label"
            position="right"
            offset={10}
            style={{ fill: palette.text.primary, fontSize: 12, fontWeight: 560 }}
          />
        </Area>
      </AreaChart>
    </Box>
  );
}
