import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Config } from '../../../config';
import { noPlace, type Place } from './place';
import { nextPlaceOf } from './resource-list';

/** Cursors of lists: places that only this installation can have named, since their values are compared with columns. */
@Injectable()
export class Cursors {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.SECRET_KEY).update('cursors of lists').digest();
  }

  make(place: Place): string {
    const text = Buffer.from(JSON.stringify(place)).toString('base64url');
    return `${text}.${this.signatureOf(text).toString('base64url')}`;
  }

  /** @throws DomainError('invalid') for what is no cursor of ours */
  read(cursor: string): Place {
    const [text, signature = ''] = cursor.split('.');
    const [given, own] = [Buffer.from(signature, 'base64url'), this.signatureOf(text)];
    return given.length === own.length && timingSafeEqual(given, own)
      ? (JSON.parse(Buffer.from(text, 'base64url').toString()) as Place)
      : noPlace();
  }

  /** Says at which address the list goes on, where it does. */
  link(request: FastifyRequest, reply: FastifyReply): void {
    const place = nextPlaceOf(reply);
    if (place) {
      const url = new URL(request.url, 'http://list');
      url.searchParams.set('cursor', this.make(place));
      void reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`);
    }
  }

  private signatureOf(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
