import { act, fireEvent, render, screen } from '@testing-library/react';
import { motion } from '../../test/set-up';
import { Carousel, carouselInterval } from './carousel';

const slides = ['One', 'Two', 'Three'].map((label) => ({
  key: label,
  label,
  show: (near: boolean) => <p>{near ? label : `${label}, later`}</p>,
  thumb: () => null,
}));
const show = () => render(<Carousel label="Photos" slides={slides} />);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[PROF-03, PROF-02] advances every 3000 ms and starts over after the last', () => {
    expect(carouselInterval).toBe(3000);
    show();
    pass(2999);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    pass(1);
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    pass(3000);
    pass(3000);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('[PROF-03] stands still while somebody points at it, and goes on afterwards', () => {
    show();
    const region = screen.getByRole('region', { name: 'Photos' });
    fireEvent.pointerEnter(region);
    pass(9000);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    fireEvent.pointerLeave(region);
    pass(3000);
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('[PROF-03] stands still while it has the focus', () => {
    show();
    fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }));
    pass(9000);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('[PROF-03] stands still for those who ask for less motion', () => {
    motion.reduced = true;
    show();
    pass(9000);
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('can be paused, and moved by hand', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    pass(9000);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeInTheDocument();
  });

  it('hides what is not shown from keyboards and screen readers', () => {
    show();
    const items = screen.getAllByRole('listitem', { hidden: true });
    expect(items.map((item) => item.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('[FSITE-29] loads what is shown and the slides beside it, once the page is there', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    render(
      <Carousel
        label="Photos"
        slides={['One', 'Two', 'Three', 'Four', 'Five'].map((label) => ({
          key: label,
          label,
          show: (near) => near && label,
          thumb: () => null,
        }))}
      />,
    );
    const loaded = () => screen.getAllByRole('listitem', { hidden: true }).map((slide) => slide.textContent);
    expect(loaded()).toEqual(['One', '', '', '', '']);
    fireEvent.load(window);
    expect(loaded()).toEqual(['One', 'Two', '', '', 'Five']);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(loaded()).toEqual(['One', 'Two', 'Three', '', 'Five']);
    state.mockRestore();
  });
});
