import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { number } from '../components/format';
import { barsWidth, chartHeight } from './chart-sizes';
import { tickLabel } from './report-rules';
import { useWidth } from './use-width';

interface Props {
  bars: { name: string; count: number }[];
  /** What the chart shows, in one sentence. */
  label: string;
}

/** [ANA-48] */
const barSize = 40;

/** Counts as bars from zero, each with its figure. */
export function CountBars({ bars, label }: Props) {
  const { palette, tokens } = useTheme();
  const [box, width] = useWidth(barsWidth);
  const text = { fill: palette.text.secondary, fontSize: 12 };
  // Beside each other on a phone the names would cover one another.
  const narrow = width / Math.max(1, bars.length) < 78;
  return (
    <Box ref={box} role="img" aria-label={label} sx={{ minHeight: chartHeight, overflow: 'hidden' }}>
      <BarChart
        width={width}
        height={narrow ? chartHeight + 50 : chartHeight}
        data={bars}
        margin={{ top: 20, right: 8, left: narrow ? 16 : 0, bottom: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={tokens.line} />
        <XAxis
          dataKey="name"
          tickFormatter={tickLabel}
          tick={text}
          tickLine={false}
          axisLine={{ stroke: tokens.line }}
          interval={0}
          {...(narrow && { angle: -45, textAnchor: 'end', height: 80 })}
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
        <Bar dataKey="count" barSize={barSize} fill={tokens.accent} radius={[4, 4, 0, 0]} isAnimationActive={false}>
          <LabelList
            dataKey="count"
            position="top"
            formatter={(value) => number(Number(value))}
            style={{ fill: palette.text.primary, fontSize: 12, fontWeight: 560 }}
          />
        </Bar>
      </BarChart>
    </Box>
  );
}
