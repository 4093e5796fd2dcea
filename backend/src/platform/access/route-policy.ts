import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { IN_VIEW, POLICY, Policy } from './decorators';

const ROUTE_PATH = 'path';
const ROUTE_METHOD = 'method';

/** Refuses to start while a route declares neither @Public nor @Roles. */
@Injectable()
export class RoutePolicy implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.policies().filter(({ policy }) => policy === undefined);
    if (open.length > 0) {
      throw new Error(`These routes declare no policy: ${open.map(({ route }) => route).join(', ')}`);
    }
  }

  /** Every route handler with what it declares. */
  policies(): { route: string; policy: Policy | undefined; inView: boolean }[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (!metatype) {
        return [];
      }
      const prototype = metatype.prototype as Record<string, (...args: unknown[]) => unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter(
          (name) =>
            Reflect.hasMetadata(ROUTE_PATH, prototype[name]) && Reflect.hasMetadata(ROUTE_METHOD, prototype[name]),
        )
        .map((name) => ({
          route: `${metatype.name}.${name}`,
          policy: this.reflector.getAllAndOverride<Policy | undefined>(POLICY, [
            prototype[name],
            metatype as () => void,
          ]),
          inView: this.reflector.get<boolean | undefined>(IN_VIEW, prototype[name]) ?? false,
        }));
    });
  }
}
