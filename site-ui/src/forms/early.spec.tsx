import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render-page';
import { earlyScript, makeUpForEarlyPress } from './early';
import { TextField } from './field';
import { FormFrame } from './form-frame';
import { useForm } from './use-form';

const sent = jest.fn();

function SignIn() {
  const form = useForm({ id: 'sign-in', rules: { Email: () => undefined }, onSubmit: sent });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="Email" label="Email" />
      <button type="submit">Sign In</button>
    </FormFrame>
  );
}

describe('a button that is pressed before the page is taken over', () => {
  it('is pressed when it is, once', () => {
    (0, eval)(earlyScript);
    const pressed = jest.fn();
    document.body.insertAdjacentHTML('beforeend', '<button type="button" id="map"><span>Map</span></button>');
    const button = document.getElementById('map') as HTMLButtonElement;
    button.querySelector('span')?.click();
    button.addEventListener('click', pressed);
    makeUpForEarlyPress();
    expect(pressed).toHaveBeenCalledTimes(1);
    button.click();
    makeUpForEarlyPress();
    expect(pressed).toHaveBeenCalledTimes(2);
    button.remove();
  });
});

describe('code that waits in a template', () => {
  it('is put into the page once it is laid out, or at once where nobody sees it', () => {
    const observers: ResizeObserverCallback[] = [];
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    window.ResizeObserver = class {
      constructor(laidOut: ResizeObserverCallback) {
        observers.push(laidOut);
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = jest.fn();
    };
    const preloads = () => document.head.querySelectorAll('link[rel=modulepreload]').length;
    document.head.innerHTML = '<template id="code"><link rel="modulepreload" href="/a.js"></template>';
    (0, eval)(earlyScript);
    expect(preloads()).toBe(0);
    observers[0]?.([], {} as ResizeObserver);
    expect(preloads()).toBe(1);

    document.head.innerHTML = '<template id="code"><link rel="modulepreload" href="/a.js"></template>';
    hidden.mockReturnValue(true);
    (0, eval)(earlyScript);
    expect(preloads()).toBe(1);
    document.head.innerHTML = '';
    hidden.mockRestore();
  });
});

describe('a form that is sent before the page is taken over', () => {
  beforeEach(() => sent.mockReset());

  it('waits, leaves the address alone, and is sent once when its code is there', () => {
    (0, eval)(earlyScript);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="sign-in" method="dialog"><input name="Password" value="secret"></form>',
    );
    const drawn = document.getElementById('sign-in') as HTMLFormElement;
    const event = new Event('submit', { bubbles: true, cancelable: true });
    drawn.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    drawn.remove();

    const { unmount } = renderAt(<SignIn />);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('');
    unmount();
    renderAt(<SignIn />);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends nothing by itself, and nothing again that its own code has sent', () => {
    const { unmount } = renderAt(<SignIn />);
    expect(sent).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Sign In' }).click();
    expect(sent).toHaveBeenCalledTimes(1);
    unmount();
    renderAt(<SignIn />);
    expect(sent).toHaveBeenCalledTimes(1);
    expect((screen.getByRole('button', { name: 'Sign In' }) as HTMLButtonElement).form?.method).toBe('dialog');
  });
});
