import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate, useRouter, useRouterState, useUrl } from './hooks';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Answered by another front end: leave with a page load. */
  external?: boolean;
}

function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && !event.defaultPrevented && (event.currentTarget.target || '_self') === '_self';
}

/** A link within the site: no page load, and the page's code is fetched as soon as somebody points at it. */
export function Link({ to, external, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  if (external) {
    return (
      <a {...rest} href={to} onClick={onClick}>
        {children}
      </a>
    );
  }
  const point = () => router.prefetch(to);
  return (
    <a
      onPointerEnter={point}
      onFocus={point}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (isOurs(event)) {
          event.preventDefault();
          void router.navigate(to);
        }
      }}
    >
      {children}
    </a>
  );
}

/** A link of a menu, which says when it leads to where one is. */
export function NavLink(props: LinkProps) {
  const here = useUrl().pathname.replace(/\/+$/, '');
  const there = props.to.replace(/\/+$/, '');
  const current = there === '' ? here === '' : here === there || here.startsWith(`${there}/`);
  return <Link {...props} aria-current={current ? 'page' : undefined} />;
}

/** Goes somewhere else instead of showing anything; whoever is already on the way elsewhere gets there. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pending } = useRouterState();
  useEffect(() => {
    if (!pending) {
      void navigate(to, { replace: true });
    }
  }, [navigate, pending, to]);
  return null;
}
