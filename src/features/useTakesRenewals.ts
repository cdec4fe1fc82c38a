import { useQuery } from '@tanstack/react-query';
import { today } from '../domain/clock';
import { endsSoon } from '../domain/debt';
import type { Member } from '../domain/member';
import { initContract } from '../services/contracting';

/** Whether the service takes the next contract of a member whose present one ends soon. It isn't asked about any other. */
export const useTakesRenewals = (member: Member | undefined): boolean =>
  useQuery({ queryKey: ['may-start', 'renewal'], queryFn: ({ signal }) => initContract(signal), enabled: member?.kr !== undefined && endsSoon(member, today()), gcTime: 0, staleTime: Infinity }).isSuccess;
