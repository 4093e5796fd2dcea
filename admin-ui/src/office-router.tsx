import { forwardRef, useCallback } from 'react';
import { reactRouterProvider, type RouterLinkProps, type RouterProvider } from 'react-admin';
import { parsePath } from 'react-router';
import { resources } from './screens';

type To = RouterLinkProps['to'];

/** `/deals`, `/deals/create`, `/deals/12` to edit and `/deals/12/show`, with what may follow them. */
const ADDRESS = /^\/([a-z-]+)(?:\/([^/?#]+)(\/show)?)?\/?([?#].*)?$/;

/** The specified address of what react-admin calls `/<resource>/<id>`; any other address stays as it is. */
export function officeAddress(path: string): string {
  const [, name, id, show, rest = ''] = ADDRESS.exec(path) ?? [];
  const at = resources.find((resource) => resource.name === name)?.at;
  if (!at) {
    return path;
  }
  const wanted = id && (id === 'create' ? at.create : show ? at.show : at.edit);
  const address = wanted?.replace(':id', id ?? '') ?? at.list;
  return address + (address.includes('?') ? rest.replace('?', '&') : rest);
}

function officeTo(to: To): To {
  return typeof to === 'string' ? officeAddress(to) : { ...to, ...parsePath(officeAddress(to.pathname ?? '')) };
}

const { Link, Navigate, useNavigate } = reactRouterProvider;

/** React Router for react-admin, whose own links and redirects lead to the addresses of the specification. */
export const officeRouter: RouterProvider = {
  ...reactRouterProvider,
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...props }, ref) => (
    <Link {...props} to={officeTo(to)} ref={ref} />
  )),
  Navigate: ({ to, ...props }) => <Navigate {...props} to={officeTo(to)} />,
  useNavigate: () => {
    const navigate = useNavigate();
    return useCallback<typeof navigate>(
      (to, options) => navigate(typeof to === 'number' ? to : officeTo(to), options),
      [navigate],
    );
  },
};
