import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users/users.module';
import { NdaSigningService } from './nda-signing.service';
import { NdaController } from './nda.calls';
import { NdasResource } from './ndas.resource';
import { NdasService } from './ndas.service';

@Module({
  imports: [UsersModule],
  controllers: [NdaController, NdasResource],
  providers: [NdaSigningService, NdasService],
})
export class NdasModule {}
