import { Module } from '@nestjs/common';
import { ApiKeysResource } from './api-keys.resource';
import { ApiKeysService } from './api-keys.service';
import { OwnAccessResource } from './own-access.resource';
import { OwnAccessService } from './own-access.service';

@Module({ controllers: [ApiKeysResource, OwnAccessResource], providers: [ApiKeysService, OwnAccessService] })
export class ApiKeysModule {}
