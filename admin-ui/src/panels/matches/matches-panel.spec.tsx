import { render, screen, within } from '@testing-library/react';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { MatchesPanel } from './matches-panel';

const reason = { from: null, to: null, ids: null, area: null, weight: null };
const aMatch = (id: number, given: object = {}) => ({
  id,
  userId: id,
  userName: `Buyer ${id}`,
  company: null,
  propertyId: 7,
  propertyName: 'Harbor Gate',
  criteriaId: id,
  criteriaName: 'Income',
  verdict: 'match',
  score: 50,
  reasons: [
    { ...reason, kind: 'capRate', from: 6, to: 8, value: 6.4, holds: true },
    { ...reason, kind: 'climateShare', from: 50, weight: 2, value: 30, holds: false },
  ],
  lastSeenAt: null,
  ndaSigned: true,
  favourite: false,
  maxPrice: 5_000_000,
  equity: null,
  ...given,
});

describe('the matches of a listing', () => {
  it('[BEYB-54] [BEYB-55] say how well each buyer fits and why, and of whom it is not known', async () => {
    fakeApi([
      [/GET .*lookups/, () => ({ json: lookups })],
      [
        /matching-buyers\?/,
        () => ({
          json: [
            aMatch(1),
            aMatch(2, {
              verdict: 'unknown',
              score: 100,
              ndaSigned: false,
              reasons: [{ ...reason, kind: 'yearBuilt', from: 1990, value: null, holds: null }],
            }),
          ],
          headers: { 'content-range': 'rows 0-1/2' },
        }),
      ],
    ]);
    render(
      <Screen>
        <MatchesPanel
          resource="properties/7/matching-buyers"
          title="Matching buyers"
          empty="None"
          subject={({ userName }) => userName}
        />
      </Screen>,
    );
    const [, first, second] = await screen.findAllByRole('row');
    for (const [row, texts] of [
      [first, ['Buyer 1', '50%', '6.4% cap in 6-8; not: climate 30% of 50%', 'NDA signed', '$5,000,000']],
      [second, ['Buyer 2', 'Unknown', 'unknown: year built', 'Nothing yet']],
    ] as const) {
      for (const text of texts) {
        expect(within(row).getByText(text)).toBeInTheDocument();
      }
    }
  });
});
