// Runs before each test file of the project "server-postgres" (see testDatabases.ts).
process.env.VGR_TEST_DRIVER = 'postgres';
