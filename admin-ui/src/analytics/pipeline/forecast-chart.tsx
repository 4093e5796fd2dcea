import type { ForecastMonthDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts';
import { chartHeight } from '../chart-sizes';
import { useWidth } from '../use-width';

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const barSize = 40;

/** The commission that is expected in each month, as bars from zero. */
export function ForecastChart({ months }: { months: ForecastMonthDto[] }) {
  const { palette, tokens } = useTheme();
  const [box, width] = useWidth(640);
  const text = { fill: palette.text.secondary, fontSize: 12 };
  // Beside each other on a phone the names would cover one another.
  const narrow = width / Math.max(1, months.length) < 78;
  return (
    <Box
      ref={box}
      role="img"
      aria-label="Expected commission in each month"
      sx={{ minHeight: chartHeight, overflow: 'hidden' }}
    >
      <BarChart
        width={width}
        height={chartHeight}
        data={months}
        margin={{ top: 20, right: 8, left: 0, bottom: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={tokens.line} />
        <XAxis
          dataKey="label"
          tick={text}
          tickLine={false}
          axisLine={{ stroke: tokens.line }}
          interval={0}
          {...(narrow && { angle: -45, textAnchor: 'end', height: 70 })}
        />
        <YAxis
          tick={text}
          tickLine={false}
          axisLine={false}
          width={56}
          tickFormatter={(value: number) => compact.format(value)}
          domain={[0, 'auto']}
        />
        <Bar
          dataKey="commission"
          barSize={barSize}
          fill={tokens.accent}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="commission"
            position="top"
            formatter={(value) => compact.format(Number(value))}
            style={{ fill: palette.text.primary, fontSize: 12, fontWeight: 560 }}
          />
        </Bar>
      </BarChart>
    </Box>
  );
}
