import type { PropertyProfileDto } from '@stowbridge/api';
import { act, screen } from '@testing-library/react';
import { renderAt } from '../../../../test/render-page';
import { Toast } from '../../../components/toast';
import OffersDue, { leftText } from './offers-due';

const dueAt = '2026-11-28T00:00:00Z';

describe('until when offers are due', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const show = (now: string, change: Partial<PropertyProfileDto> = {}, onPassed?: () => Promise<void>) => {
    jest.setSystemTime(new Date(now));
    const profile = { OffersDueDate: '2026-11-27', OffersDueZone: 'Mountain Time', OffersClosed: null, ...change };
    const element = (closed: string | null) => (
      <>
        <OffersDue profile={{ ...profile, OffersClosed: closed }} dueAt={dueAt} onPassed={onPassed} />
        <Toast />
      </>
    );
    const { rerender } = renderAt(element(profile.OffersClosed));
    return { close: (text: string) => rerender(element(text)) };
  };

  it.each([
    [22 * 86_400_000 + 4 * 3_600_000 + 3 * 60_000 + 59_999, '22 days 4 h 3 min left'],
    [86_400_000, '1 day 0 h 0 min left'],
    [86_399_000, '23:59:59 left'],
    [9999, '0:00:09 left'],
  ])('[BEYC-27] counts %d ms as %s', (left, text) => {
    expect(leftText(left)).toBe(text);
  });

  it('[BEYC-27] counts down with the zone, and asks the server at zero, whose answer closes the form', () => {
    const passed = jest.fn(() => Promise.resolve());
    const { close } = show('2026-11-27T23:59:57Z', {}, passed);
    expect(screen.getByText('Offers are due on Friday, Nov 27, 5:00 PM MST.')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('0:00:03 left');
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('timer')).toHaveTextContent('0:00:02 left');
    expect(passed).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    act(() => jest.advanceTimersByTime(1000));
    expect(passed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    const text = 'Offers were due on Friday, Nov 27, 5:00 PM MST.';
    expect(screen.getByText(text)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5000));
    expect(passed).toHaveBeenCalledTimes(2);
    close(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('[BEYC-26, BEYC-27] names the day that a whole day ends with', () => {
    jest.setSystemTime(new Date('2026-11-20T00:00:00Z'));
    const profile = { OffersDueDate: '2026-11-27', OffersDueZone: 'Mountain Time', OffersClosed: null };
    renderAt(<OffersDue profile={profile} dueAt="2026-11-28T07:00:00Z" onPassed={undefined} />);
    expect(screen.getByText('Offers are due by the end of 11/27/2026, Mountain Time.')).toBeInTheDocument();
  });

  it('keeps silent beside what the server says', () => {
    show('2026-11-20T00:00:00Z', { OffersClosed: 'This round is by invitation.' });
    expect(screen.queryByText(/Offers are due/)).not.toBeInTheDocument();
  });
});
