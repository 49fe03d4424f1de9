import { passwordCost } from '../secrets.ts';

// A hash at its real cost is a quarter of what the tests of accounts and operators do. Servers that tests start know such a hash, since each says what it cost.
passwordCost.memory = 64;
